import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../lib/ui/index.ts';
import type { Acts } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { recordAddress } from './log-address.ts';
import {
  ResumeReactionsDocument,
  RetryParkedReactionsDocument,
  StartReplayDocument,
  type ParkedRowFragment,
} from '../../generated/audit/admin/operations.ts';
import { operationsMessages } from './operations.messages.ts';
import { Section } from './OperationsSection.tsx';

type Props = {
  readonly parked: readonly ParkedRowFragment[];
  readonly waiting: readonly string[];
  readonly nameOf: (model: string) => string;
  readonly acts: Acts;
};
/** Events that could not be taken, why, and what takes them again once it is mended. */
export function ParkedList({ parked, waiting, nameOf, acts }: Props) {
  const t = useMessages(operationsMessages);
  const replay = useCommand(StartReplayDocument);
  const retry = useCommand(RetryParkedReactionsDocument);
  const resume = useCommand(ResumeReactionsDocument);
  return (
    <Section title={t('parked')}>
      {waiting.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: '9px' }}
          action={
            <Button
              size="small"
              variant="text"
              disabled={resume.isBusy}
              onClick={() => void acts.attempt(() => resume.run({}))}
            >
              {t('resume')}
            </Button>
          }
        >
          {t('waiting', { names: waiting.join(', ') })}
        </Alert>
      )}
      {parked.length === 0 && <Typography variant="body2">{t('noParked')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parked.map(({ id, source, name, stream, revision, type, reason, isWaiting }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: '12px', py: '6px', borderTop: '1px solid var(--line)' }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {source === 'reaction' ? name : nameOf(name)} · {type}
              </Typography>
              <Typography variant="body2">{isWaiting ? t('waits') : reason}</Typography>
              <AppLink to={recordAddress(stream, { revision })}>
                {stream} @{revision}
              </AppLink>
            </Box>
            {source === 'reaction' ? (
              <Button
                size="small"
                variant="outlined"
                disabled={retry.isBusy}
                onClick={() => void acts.attempt(() => retry.run({}))}
              >
                {t('tryAgain')}
              </Button>
            ) : (
              !isWaiting && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('replayOf', { name: nameOf(name) })}
                  disabled={replay.isBusy}
                  onClick={() => void acts.attempt(() => replay.run({ projectionName: name }))}
                >
                  {t('replay')}
                </Button>
              )
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

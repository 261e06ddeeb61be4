import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { moment } from '../../console/dates.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { ReplayRowFragment } from '../../generated/audit/admin/operations.ts';
import { operationsMessages } from './operations.messages.ts';
import { Section } from './OperationsSection.tsx';
import { numberText } from './operations-numbers.ts';

type Props = { readonly replays: readonly ReplayRowFragment[]; readonly nameOf: (model: string) => string };

/** The last rebuilds that were asked for here, and what they made. */
export function ReplayList({ replays, nameOf }: Props) {
  const t = useMessages(operationsMessages);
  return (
    <Section title={t('history')}>
      {replays.length === 0 && <Typography variant="body2">{t('noHistory')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {replays.map(({ id, projectionName, state, startedAt, startedBy, events, documents, checksum, reason }) => (
          <Box component="li" key={id} sx={{ py: '6px', borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {nameOf(projectionName)} · {t(state)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
              {t('verified', { at: moment(startedAt), by: startedBy ?? t('someone') })}
            </Typography>
            {events !== null && documents !== null && checksum !== null && (
              <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
                {t('made', {
                  events: numberText(events),
                  documents: numberText(documents),
                  checksum: checksum.slice(0, 12),
                })}
              </Typography>
            )}
            {state === 'failed' && reason !== null && <Typography variant="body2">{reason}</Typography>}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

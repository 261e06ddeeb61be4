import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Acts } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  CancelReplayDocument,
  StartReplayDocument,
  type CheckpointRowFragment,
  type ReplayRowFragment,
} from '../../generated/audit/admin/operations.ts';
import { operationsMessages } from './operations.messages.ts';
import { Section } from './OperationsSection.tsx';
import { percentText } from './operations-numbers.ts';

type ModelProps = {
  readonly row: CheckpointRowFragment;
  readonly isAsked: boolean;
  readonly acts: Acts;
};

function Model({ row, isAsked, acts }: ModelProps) {
  const t = useMessages(operationsMessages);
  const start = useCommand(StartReplayDocument);
  const cancel = useCommand(CancelReplayDocument);
  const { name: projectionName, label: name, lag, parked, rebuilding } = row;
  const isRunning = isAsked || rebuilding !== null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        py: '6px',
        borderTop: '1px solid var(--line)',
        minWidth: 0,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: lag > 0 || parked > 0 ? 'var(--warning)' : 'var(--ink-2)' }}>
          {isRunning
            ? t('rebuilding', { name, percent: percentText(rebuilding ?? 0) })
            : [
                lag > 0 ? t('behind', { count: lag }) : t('upToDate'),
                ...(parked > 0 ? [t('parkedCount', { count: parked })] : []),
              ].join(' · ')}
        </Typography>
        {isRunning && (
          <LinearProgress
            variant="determinate"
            value={(rebuilding ?? 0) * 100}
            aria-label={t('rebuildOf', { name })}
            sx={{ mt: '6px' }}
          />
        )}
      </Box>
      {isAsked ? (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('cancelOf', { name })}
          disabled={cancel.isBusy}
          onClick={() => void acts.attempt(() => cancel.run({ projectionName }))}
        >
          {t('cancel')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="text"
          aria-label={t('rebuildOf', { name })}
          disabled={isRunning || start.isBusy}
          onClick={() => void acts.attempt(() => start.run({ projectionName }))}
        >
          {t('rebuild')}
        </Button>
      )}
    </Box>
  );
}

type Props = {
  readonly checkpoints: readonly CheckpointRowFragment[];
  readonly replays: readonly ReplayRowFragment[];
  readonly acts: Acts;
};
/** Every read model with how far it is, and its rebuild. */
export function ModelList({ checkpoints, replays, acts }: Props) {
  const t = useMessages(operationsMessages);
  const asked = new Set(replays.filter(({ state }) => state === 'running').map(({ projectionName }) => projectionName));
  return (
    <Section title={t('models')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checkpoints.map((row) => (
          <Model key={row.name} row={row} isAsked={asked.has(row.name)} acts={acts} />
        ))}
      </Box>
    </Section>
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { UnsavedChanges } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Progress } from './use-progress.ts';

type Props = { readonly label: string; readonly progress: Progress };

/** How far it is, seen and read out; who leaves the page meanwhile is asked first. */
export function ProgressLine({ label, progress: { done, total, state } }: Props) {
  const t = useMessages(adminMessages);
  const isCounted = Number.isFinite(total);
  const words = { done: number(done), count: number(total) };
  return (
    <Box sx={{ mt: '12px' }}>
      <UnsavedChanges isChanged={state === 'running'} title={t('stillRunning')} />
      {isCounted ? (
        <LinearProgress variant="determinate" value={total === 0 ? 100 : (100 * done) / total} aria-label={label} />
      ) : (
        <LinearProgress aria-label={label} />
      )}
      <Box component="p" role="status" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
        {t(state === 'stopped' ? 'bulkStopped' : isCounted ? 'bulkProgress' : 'progressSoFar', words)}
      </Box>
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SubmitTimeLogDocument, type OwnTimeLogFragment } from '../../generated/time-logs/time-logs.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { useActs } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { timeLogsMessages } from './time-logs.messages.ts';

type Props = { readonly log: OwnTimeLogFragment; readonly again: () => Promise<unknown> };

/** The student says that a week is complete. */
export function SubmitWeek({ log, again }: Props) {
  const t = useMessages(timeLogsMessages);
  const { run } = useCommand(SubmitTimeLogDocument);
  const acts = useActs(again);
  const { program, periodEnding, _revision: expectedRevision, status, entries } = log;
  const submit = async () => {
    if (await acts.attempt(() => run({ program, periodEnding, expectedRevision }))) notify(t('submitted'));
  };
  if (entries.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: '9px', justifyItems: 'start' }}>
      {acts.error !== undefined && <Alert severity="error">{errorText(acts.error)}</Alert>}
      {status === 'draft' && (
        <Button variant="outlined" disabled={acts.isBusy} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      )}
      <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('submitText')}</Box>
    </Box>
  );
}

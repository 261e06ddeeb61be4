import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AddTimeLogEntryDocument, TimeLogDocument } from '../../generated/time-logs/time-logs.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { Form, useForm } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { notify, SectionCard } from '../../lib/ui/index.ts';
import { EntryFields } from './EntryFields.tsx';
import { entryInputOf, freshEntry, type Week } from './entry-form.ts';
import { timeLogsMessages } from './time-logs.messages.ts';

/** The first entry of a week begins its log, which the page did not have before. */
const refetch = [TimeLogDocument];

/** What is typed is kept as a draft on this device until it is added. */
export function AddEntry({ week }: { readonly week: Week }) {
  const t = useMessages(timeLogsMessages);
  const { _id: userId } = useUser();
  const { periodEnding, program } = week;
  const add = useCommand(AddTimeLogEntryDocument, { refetch });
  const form = useForm({
    draft: `timelog:${userId}:${program}:${periodEnding}`,
    start: () => freshEntry(periodEnding, dayOf(new Date())),
  });
  const send = async () => {
    if (form.isBusy || !(await form.attempt(() => add.run({ input: entryInputOf(form.trimmed, week) })))) return;
    form.clear();
    notify(t('added'));
  };
  return (
    <SectionCard title={t('add')}>
      <Box sx={{ p: '3px 18px 18px' }}>
        <Form name={t('add')} label={t('add')} isDisabled={form.isBusy} onSubmit={send}>
          {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
          <EntryFields form={form} periodEnding={periodEnding} />
        </Form>
      </Box>
    </SectionCard>
  );
}

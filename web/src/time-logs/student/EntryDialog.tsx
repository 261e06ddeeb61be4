import {
  UpdateTimeLogEntryDocument,
  type OwnTimeLogFragment,
  type TimeLogEntryFragment,
} from '../../generated/time-logs/time-logs.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, useForm } from '../../lib/forms/index.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { EntryFields } from './EntryFields.tsx';
import { entryFormOf, entryInputOf } from './entry-form.ts';
import { timeLogsMessages } from './time-logs.messages.ts';

type Props = {
  readonly log: OwnTimeLogFragment;
  readonly entry: TimeLogEntryFragment;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Changes one entry. */
export function EntryDialog({ log, entry, again, onClose }: Props) {
  const t = useMessages(timeLogsMessages);
  const { run } = useCommand(UpdateTimeLogEntryDocument);
  const form = useForm({ start: entryFormOf(entry), revision: log._revision, again });
  return (
    <ActDialog
      title={t('change', { date: shortDate(entry.date) })}
      form={form}
      send={(typed) => run({ input: entryInputOf(typed, log), expectedRevision: form.expectedRevision })}
      done={t('changed')}
      onClose={onClose}
    >
      <EntryFields form={form} periodEnding={log.periodEnding} />
    </ActDialog>
  );
}

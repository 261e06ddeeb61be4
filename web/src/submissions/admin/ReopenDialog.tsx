import { useState } from 'react';
import { ActDialog } from '../../lib/ui/index.ts';
import { type Acts, Field, TextInput } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { StaffSubmissionDetailFragment } from '../../generated/submissions/admin/submission-admin.ts';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';

type Props = {
  readonly work: StaffSubmissionDetailFragment;
  readonly isBusy: boolean;
  readonly acts: Acts;
  /** An instant in UTC. */
  readonly onReopen: (until: string) => void;
  readonly onClose: () => void;
};
const week = 7 * 86_400_000;
/** An instant as a field for date and time writes it, on the clock of this device. */
const local = (instant: number) =>
  new Date(instant - new Date(instant).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Lets one student hand in again until a day and an hour. */
export function ReopenDialog({ work, isBusy, acts, onReopen, onClose }: Props) {
  const t = useMessages(submissionsAdminMessages);
  const [until, setUntil] = useState(() => `${local(Date.now() + week).slice(0, 10)}T23:59`);
  const name = work.studentName ?? t('erased');
  return (
    <ActDialog
      title={t('reopenTitle', { title: work.title, name })}
      confirm={t('reopen')}
      isBusy={isBusy}
      acts={acts}
      onSubmit={() => onReopen(new Date(until).toISOString())}
      onClose={onClose}
    >
      <p>{t('reopenText', { name })}</p>
      <Field label={t('openUntil')} hint={t('zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}>
        {(ties) => (
          <TextInput
            ties={ties}
            type="datetime-local"
            required
            min={local(Date.now())}
            value={until}
            onChange={setUntil}
          />
        )}
      </Field>
    </ActDialog>
  );
}

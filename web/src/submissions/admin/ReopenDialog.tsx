import { useState } from 'react';
import { ActDialog } from '../../lib/ui/index.ts';
import { type Acts, LabelledText } from '../../lib/forms/index.ts';
import { instantOf, useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
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

/** Lets one student hand in again until a day and an hour. */
export function ReopenDialog({ work, isBusy, acts, onReopen, onClose }: Props) {
  const t = useMessages(submissionsAdminMessages);
  const { timeZone } = work;
  const wallIn = (ms: number) => wallTime(new Date(Date.now() + ms).toISOString(), timeZone).slice(0, 16);
  const [until, setUntil] = useState(() => `${wallIn(week).slice(0, 10)}T23:59`);
  const instant = instantOf(until, timeZone);
  const name = work.studentName ?? t('erased');
  return (
    <ActDialog
      title={t('reopenTitle', { title: work.title, name })}
      confirm={t('reopen')}
      isBusy={isBusy}
      acts={acts}
      onSubmit={() => instant !== undefined && onReopen(instant)}
      onClose={onClose}
    >
      <p>{t('reopenText', { name })}</p>
      <LabelledText
        label={t('openUntil')}
        hint={zoneText(timeZone, instant ?? new Date().toISOString())}
        type="datetime-local"
        required
        min={wallIn(0)}
        value={until}
        onChange={setUntil}
      />
    </ActDialog>
  );
}

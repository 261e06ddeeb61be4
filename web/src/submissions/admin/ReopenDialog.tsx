import { dateTime, instantOf, skippedTime, useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { ActDialog, type Acts, LabelledText, useForm } from '../../lib/forms/index.ts';
import type { StaffSubmissionDetailFragment } from '../../generated/submissions/admin/submission-admin.ts';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';

type Props = {
  readonly work: StaffSubmissionDetailFragment;
  readonly acts: Acts;
  /** It reopens until an instant in UTC. */
  readonly reopen: (until: string) => Promise<unknown>;
  readonly onClose: () => void;
};
const week = 7 * 86_400_000;

/** Lets one student hand in again until a day and an hour. */
export function ReopenDialog({ work, acts, reopen, onClose }: Props) {
  const t = useMessages(submissionsAdminMessages);
  const { timeZone } = work;
  const wallIn = (ms: number) => wallTime(new Date(Date.now() + ms).toISOString(), timeZone).slice(0, 16);
  const form = useForm({ start: () => ({ until: `${wallIn(week).slice(0, 10)}T23:59` }), acts });
  const instant = instantOf(form.value.until, timeZone) ?? '';
  const name = work.studentName ?? t('erased');
  return (
    <ActDialog
      title={t('reopenTitle', { title: work.title, name })}
      confirm={t('reopen')}
      form={form}
      send={() => reopen(instant)}
      done={instant && t('reopened', { name, until: dateTime(instant, timeZone) })}
      onClose={onClose}
    >
      <p>{t('reopenText', { name })}</p>
      <LabelledText
        label={t('openUntil')}
        hint={zoneText(timeZone, instant || new Date().toISOString())}
        type="datetime-local"
        required
        min={wallIn(0)}
        problem={skippedTime(form.value.until, timeZone)}
        {...form.field('until')}
      />
    </ActDialog>
  );
}

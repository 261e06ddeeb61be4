import Alert from '@mui/material/Alert';
import { longestExplanation } from '@paideia/events/absence-explanations/absence-explanation.rules.ts';
import {
  OwnAbsenceExplanationDocument,
  SubmitAbsenceExplanationDocument,
} from '../../generated/absence-explanations/absence-explanations.ts';
import { AttendanceHistoryDocument } from '../../generated/registers/attendance.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { Form, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { absenceExplanationsMessages } from '../absence-explanations.messages.ts';

/** The history says beside the mark that it is explained. */
const refetch = [OwnAbsenceExplanationDocument, AttendanceHistoryDocument];

/** Says why somebody was not there. It is kept as a draft on this device until it is sent. */
export function ExplanationForm({ registerId }: { readonly registerId: string }) {
  const t = useMessages(absenceExplanationsMessages);
  const { _id: userId } = useUser();
  const { run } = useCommand(SubmitAbsenceExplanationDocument, { refetch });
  const form = useForm({ draft: `explanation:${userId}:${registerId}`, start: () => ({ text: '' }) });
  const send = async () => {
    if (form.isBusy || !(await form.attempt(() => run({ registerId, ...form.trimmed })))) return;
    form.clear();
    notify(t('sent'));
  };
  return (
    <Form id={`explain-${registerId}`} label={t('send')} isDisabled={form.isBusy} onSubmit={send}>
      {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
      <LabelledText label={t('explain')} required rows={3} maxLength={longestExplanation} {...form.field('text')} />
    </Form>
  );
}

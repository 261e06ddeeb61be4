import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { ActDialog } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { MarkInput } from '@paideia/events/registers/register.events.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

const inputs = ['present', 'late', 'absent'] as const satisfies readonly MarkInput[];

type Props = {
  readonly student: RegisterStudentFragment;
  readonly isBusy: boolean;
  readonly onCorrect: (status: MarkInput, reason: string) => void;
  readonly onClose: () => void;
};

/** The only way to change a mark of a closed register: with a reason that stays. */
export function CorrectDialog({ student, isBusy, onCorrect, onClose }: Props) {
  const t = useMessages(registerAdminMessages);
  const others = inputs.filter((one) => one !== student.status);
  const [status, setStatus] = useState<MarkInput>(others[0] ?? 'present');
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      title={t('correctOf', { name: student.name })}
      confirm={t('correct')}
      isBusy={isBusy}
      onSubmit={() => reason.trim() && onCorrect(status, reason.trim())}
      onClose={onClose}
    >
      {student.excuses.length > 0 && <Alert severity="info">{t('correctExcuse')}</Alert>}
      <LabelledChoice
        label={t('correctTo')}
        value={status}
        options={others.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => setStatus(others.find((one) => one === value) ?? status)}
      />
      <LabelledText
        label={t('reason')}
        hint={t('reasonHint')}
        required
        rows={2}
        maxLength={longestReason}
        value={reason}
        onChange={setReason}
      />
    </ActDialog>
  );
}

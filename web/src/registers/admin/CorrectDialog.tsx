import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
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
  const kernel = useMessages(kernelMessages);
  const others = inputs.filter((one) => one !== student.status);
  const [status, setStatus] = useState<MarkInput>(others[0] ?? 'present');
  const [reason, setReason] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onCorrect(status, reason.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Box component="form" onSubmit={submit}>
        <DialogTitle id={id}>{t('correctOf', { name: student.name })}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
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
        </DialogContent>
        <DialogActions disableSpacing>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('correct')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {kernel('cancel')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

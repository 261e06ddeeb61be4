import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { LabelledText } from '../../lib/forms/index.ts';
import { clock, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { RegisterStudentFragment, StaffRegisterFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { instantAt, timeAt } from './zone-time.ts';

type Props = {
  readonly student: RegisterStudentFragment;
  readonly register: StaffRegisterFragment;
  readonly timeZone: string;
  readonly onSet: (arrivedAt: string) => void;
  readonly onClose: () => void;
};

/** When somebody came. The threshold of the register says whether that is late or absent. */
export function ArrivalDialog({ student, register, timeZone, onSet, onClose }: Props) {
  const t = useMessages(registerAdminMessages);
  const kernel = useMessages(kernelMessages);
  const { date, startsAt, endsAt, minutesLateThreshold } = register;
  const now = new Date().toISOString();
  const [time, setTime] = useState(() =>
    timeAt(student.arrivedAt ?? (now > startsAt && now < endsAt ? now : startsAt), timeZone),
  );
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSet(instantAt(date, time, timeZone));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <Box component="form" onSubmit={submit}>
        <DialogTitle id={id}>{t('setTimeOf', { name: student.name })}</DialogTitle>
        <DialogContent>
          <LabelledText
            label={t('arrivedAt')}
            hint={t('arrivedHint', { count: minutesLateThreshold, start: clock(startsAt, timeZone) })}
            type="time"
            required
            autoFocus
            max={timeAt(endsAt, timeZone)}
            value={time}
            onChange={setTime}
          />
        </DialogContent>
        <DialogActions disableSpacing>
          <Button type="submit" variant="contained">
            {kernel('save')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {kernel('cancel')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

import { ActDialog, LabelledText, useForm } from '../../lib/forms/index.ts';
import { clock, useMessages } from '../../lib/i18n/index.ts';
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

/** It asks when somebody came. The threshold of the register says whether that is late or absent. */
export function ArrivalDialog({ student, register, timeZone, onSet, onClose }: Props) {
  const t = useMessages(registerAdminMessages);
  const { date, startsAt, endsAt, minutesLateThreshold } = register;
  const now = new Date().toISOString();
  const present = student.arrivedAt ?? (now > startsAt && now < endsAt ? now : startsAt);
  const form = useForm({ start: () => ({ time: timeAt(present, timeZone) }) });
  return (
    <ActDialog
      title={t('setTimeOf', { name: student.name })}
      form={form}
      send={async ({ time }) => onSet(instantAt(date, time, timeZone))}
      onClose={onClose}
    >
      <LabelledText
        label={t('arrivedAt')}
        hint={t('arrivedHint', { count: minutesLateThreshold, start: clock(startsAt, timeZone) })}
        type="time"
        required
        autoFocus
        max={timeAt(endsAt, timeZone)}
        {...form.field('time')}
      />
    </ActDialog>
  );
}

import Alert from '@mui/material/Alert';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { ActDialog, LabelledChoice, ReasonField, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { MarkInput } from '@paideia/events/registers/register.events.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import type { useRegisterCommands } from './use-register-commands.ts';

const inputs = ['present', 'late', 'absent'] as const satisfies readonly MarkInput[];
type Correction = { readonly status: MarkInput; readonly reason: string };
type Props = {
  readonly student: RegisterStudentFragment;
  readonly commands: Pick<ReturnType<typeof useRegisterCommands>, 'correct' | 'again'>;
  readonly onClose: () => void;
};

/** What was seen changes in a closed register only so: with a reason that stays. */
export function CorrectDialog({ student, commands, onClose }: Props) {
  const { userId, status, excuses } = student;
  const name = useNamesakes().named(student);
  const t = useMessages(registerAdminMessages);
  const others = inputs.filter((one) => one !== status);
  const form = useForm<Correction>({
    start: () => ({ status: others[0] ?? 'present', reason: '' }),
    again: commands.again,
  });
  return (
    <ActDialog
      title={t('correctOf', { name })}
      confirm={t('correct')}
      form={form}
      send={(typed) => commands.correct({ userId, ...typed })}
      done={t('corrected', { name, status: t(form.value.status).toLocaleLowerCase() })}
      onClose={onClose}
    >
      {excuses.length > 0 && <Alert severity="info">{t('correctExcuse')}</Alert>}
      <LabelledChoice
        label={t('correctTo')}
        {...form.field('status')}
        options={others.map((value) => ({ value, label: t(value) }))}
      />
      <ReasonField hint={t('reasonHint')} {...form.field('reason')} />
    </ActDialog>
  );
}

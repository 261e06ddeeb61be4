import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { ConfirmDialog, notify, usePeriodName } from '../../lib/ui/index.ts';
import { listOf, longDate, useMessages } from '../../lib/i18n/index.ts';
import { ArrivalDialog } from './ArrivalDialog.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { markNotice } from './marks/mark-words.ts';
import type { RegisterStudentFragment, StaffRegisterFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import type { useRegisterCommands } from './use-register-commands.ts';

export type Asked =
  | { readonly what: 'close' }
  | { readonly what: 'time' | 'excuse' | 'revoke' | 'correct'; readonly student: RegisterStudentFragment };
type Props = {
  readonly asked: Asked | undefined;
  readonly register: StaffRegisterFragment;
  readonly unmarked: readonly RegisterStudentFragment[];
  readonly timeZone: string;
  readonly commands: ReturnType<typeof useRegisterCommands>;
  readonly onArrival: (student: RegisterStudentFragment, arrivedAt: string) => void;
  readonly onClosed: () => void;
  readonly onEnd: () => void;
};

/** The one question that stands before an act of the register, if any. */
export function RegisterDialogs({ asked, register, unmarked, timeZone, commands, onArrival, onClosed, onEnd }: Props) {
  const t = useMessages(registerAdminMessages);
  const periodName = usePeriodName();
  const { named } = useNamesakes();
  const { isBusy } = commands;
  const after = async (done: Promise<boolean>, text: string, then?: () => void, notice?: string) => {
    const isSaved = await done;
    onEnd();
    if (!isSaved) return;
    notify(text, undefined, notice);
    then?.();
  };
  if (!asked) return null;
  if (asked.what === 'close')
    return (
      <ConfirmDialog
        open
        title={t('closeTitle', { period: periodName(register.periodKey), date: longDate(register.date) })}
        confirm={t('close')}
        isBusy={isBusy}
        onConfirm={() => void after(commands.close(), t('closed'), onClosed, markNotice)}
        onCancel={onEnd}
      >
        {unmarked.length === 0
          ? t('closeAll')
          : t('closeSome', { count: unmarked.length, names: listOf(unmarked.map(named)) })}
      </ConfirmDialog>
    );
  const { what, student } = asked;
  const name = named(student);
  if (what === 'time')
    return (
      <ArrivalDialog
        student={student}
        register={register}
        timeZone={timeZone}
        onClose={onEnd}
        onSet={(arrivedAt) => onArrival(student, arrivedAt)}
      />
    );
  if (what === 'correct') return <CorrectDialog student={student} commands={commands} onClose={onEnd} />;
  const isExcuse = what === 'excuse';
  return (
    <ConfirmDialog
      open
      title={t(isExcuse ? 'excuseTitle' : 'revokeTitle', { name })}
      confirm={t(isExcuse ? 'excuse' : 'revoke')}
      isBusy={isBusy}
      onConfirm={() =>
        void after(
          isExcuse ? commands.excuse(student) : commands.revoke(student),
          t(isExcuse ? 'excuseDone' : 'revoked', { name }),
        )
      }
      onCancel={onEnd}
    >
      {t(isExcuse ? 'excuseText' : 'revokeText', { name })}
    </ConfirmDialog>
  );
}

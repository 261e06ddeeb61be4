import { errorCode, useCommand } from '../../lib/data/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  CloseRegisterDocument,
  CorrectAttendanceDocument,
  ExcuseAttendanceDocument,
  RevokeExcuseDocument,
  type RegisterStudentFragment,
  type StaffRegisterFragment,
} from '../../generated/registers/admin/register-admin.ts';
import type { MarkInput } from '@paideia/events/registers/register.events.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

type Place = {
  readonly register: () => StaffRegisterFragment;
  readonly settled: () => Promise<void>;
  readonly again: () => Promise<unknown>;
};

/**
 * The acts that need the register as it was seen. Marks that are on their way come first; where they cannot be sent nothing else is. An act that is only confirmed resolves to true when it
 * was saved; a conflict shows the present register and is said.
 */
export function useRegisterCommands({ register, settled, again }: Place) {
  const t = useMessages(registerAdminMessages);
  const close = useCommand(CloseRegisterDocument);
  const correct = useCommand(CorrectAttendanceDocument);
  const excuse = useCommand(ExcuseAttendanceDocument);
  const revoke = useCommand(RevokeExcuseDocument);
  const seen = () => ({ _id: register().id, expectedRevision: register()._revision });
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await settled();
      await act();
      return true;
    } catch (error) {
      if (errorCode(error) === 'conflict') {
        await again().catch(() => undefined);
        notifyError(t('changedMeanwhile'));
      } else notifyError(error);
      return false;
    }
  };
  return {
    again,
    isBusy: close.isBusy || excuse.isBusy || revoke.isBusy,
    close: () => attempt(() => close.run(seen())),
    correct: async (correction: { readonly userId: string; readonly status: MarkInput; readonly reason: string }) => {
      await settled();
      await correct.run({ ...seen(), ...correction });
    },
    excuse: ({ userId }: RegisterStudentFragment) => attempt(() => excuse.run({ ...seen(), userId })),
    revoke: ({ userId, excuses }: RegisterStudentFragment) =>
      attempt(async () => {
        const manual = excuses.find(({ cause }) => cause === 'manual');
        if (manual) await revoke.run({ ...seen(), userId, ...manual });
      }),
  };
}

import type { MarkInput } from '@paideia/events/registers/register.events.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';

/** These can be done with one row; what is missing this person may not do, not about this student, or not any more. */
export type RegisterActs = {
  readonly mark?: (student: RegisterStudentFragment, status: MarkInput) => void;
  readonly setTime?: (student: RegisterStudentFragment) => void;
  readonly excuse?: (student: RegisterStudentFragment) => void;
  readonly revoke?: (student: RegisterStudentFragment) => void;
  readonly correct?: (student: RegisterStudentFragment) => void;
};

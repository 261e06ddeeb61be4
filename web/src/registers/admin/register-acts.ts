import type { MarkInput, RegisterStudent } from './register.types.ts';

/** What can be done with one row; what is missing this person may not do, or not any more. */
export type RegisterActs = {
  readonly mark?: (student: RegisterStudent, status: MarkInput) => void;
  readonly setTime?: (student: RegisterStudent) => void;
  readonly excuse?: (student: RegisterStudent) => void;
  readonly revoke?: (student: RegisterStudent) => void;
  readonly correct?: (student: RegisterStudent) => void;
};

import { z } from 'zod';
import { Id } from '../kernel/ids.ts';

const userRef = z.object({ userId: Id });

export const passwordCommands = {
  RequestPasswordReset: userRef,
  /** The link was checked and the verifier stored before; for an account that never had a password it is its first one. */
  ResetPassword: userRef,
  /** The present password was checked before. */
  ChangePassword: userRef,
};

import { z } from 'zod';
import { Id } from '../kernel/ids.ts';

const of = z.object({ userId: Id });

export const passwordCommands = {
  RequestPasswordReset: of,
  /** The link was checked and the verifier stored before; for an account that never had a password it is its first one. */
  ResetPassword: of,
  /** The present password was checked before. */
  ChangePassword: of,
};

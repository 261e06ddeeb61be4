import { z } from 'zod';
import { Id } from '../kernel/ids.ts';

const of = z.object({ userId: Id });

export const signUpCommands = {
  /** A step of SelfCreateAccount: the address is claimed before. */
  RegisterSelfSignedUpUser: of.extend({
    email: z.string(),
    emailKey: z.string(),
    groupId: Id,
    country: z.string(),
    locale: z.string(),
  }),
  /** The link was checked before. */
  VerifyEmail: of,
  /** The mail that this account waits for: the invitation, or the link that proves the address. */
  ResendAccountMail: of,
  /** A step of ChangeEmail: the new address is claimed before. */
  SetAccountEmail: of.extend({ email: z.string(), emailKey: z.string() }),
};

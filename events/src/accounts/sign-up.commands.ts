import { z } from 'zod';
import { Id } from '../kernel/ids.ts';

const userRef = z.object({ userId: Id });

export const signUpCommands = {
  /** A step of SelfCreateAccount: the address is claimed before. */
  RegisterSelfSignedUpUser: userRef.extend({
    email: z.string(),
    emailKey: z.string(),
    groupId: Id,
    country: z.string(),
    locale: z.string(),
  }),
  /** The link was checked before. */
  VerifyEmail: userRef,
  /** The mail that this account waits for: the invitation, or the link that proves the address. */
  ResendAccountMail: userRef,
  /** A step of ChangeEmail: the new address is claimed before. */
  SetAccountEmail: userRef.extend({ email: z.string(), emailKey: z.string() }),
};

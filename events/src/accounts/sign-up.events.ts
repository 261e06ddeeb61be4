import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { event } from '../kernel/message.ts';
import { personal, withheld } from '../kernel/personal.ts';

const about = { subject: (data: { userId: string }) => data.userId };
const userRef = z.object({ userId: Id });

/** They tell in the account's stream how a person signs up, and how the address of sign-in is proved and changed. */
export const signUpEvents = {
  UserSelfSignedUp: event(
    userRef.extend({
      email: personal(z.string()),
      emailKey: withheld(z.string()),
      groupId: Id,
      country: personal(z.string()),
      locale: z.string(),
      /** A password came with the sign-up; otherwise one is chosen behind the link of the mail. */
      hasPassword: z.boolean(),
    }),
    about,
  ),
  VerificationMailRequested: event(userRef),
  InvitationMailRequested: event(userRef),
  /** The new address has yet to be verified; the former one is told. */
  UserEmailChanged: event(
    userRef.extend({
      email: personal(z.string()),
      emailKey: withheld(z.string()),
      formerEmail: personal(z.string()),
      formerEmailKey: withheld(z.string()),
      by: Id.nullable(),
    }),
    about,
  ),
};

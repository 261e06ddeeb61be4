import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { event } from '../kernel/message.ts';

const userRef = z.object({ userId: Id });

/** They tell in the account's stream that something happened to the password. The password, its digest and the links are in no event. */
export const passwordEvents = {
  /** Somebody who names the address asks for a link; whether it was the owner shows when the link is used. */
  PasswordResetRequested: event(userRef),
  PasswordReset: event(userRef),
  PasswordChanged: event(userRef),
};

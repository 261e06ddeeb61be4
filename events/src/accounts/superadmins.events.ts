import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';

/** One stream for the whole college, so that of two who leave at the same time only one can. */
export const superadminsStream = 'superadmins-college';
const userRef = z.object({ userId: Id });

export const superadminsEvents = defineEvents('superadmins', {
  /** An active account holds the role now. */
  SuperadminSeated: event(userRef),
  /** Comes before the role or the account goes: a seat that is taken away cannot be counted on by another. */
  SuperadminUnseated: event(userRef),
});
export type SuperadminsEvent = EventOf<typeof superadminsEvents>;

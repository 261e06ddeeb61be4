import { z } from 'zod';
import { defineEvents, event, type EventOf } from './message.ts';
import { uuidFrom } from './uuid.ts';

/** One stream for each value that only one record may hold, such as a course code. */
export const valueClaimStream = (kind: string, value: string): string => `valueClaim-${uuidFrom(kind, value)}`;
const claim = z.object({ kind: z.string(), value: z.string(), holder: z.string() });

export const valueClaimEvents = defineEvents('valueClaim', {
  /** `holder` is the stream of the record; if it does not hold the value after `until`, another may have it. */
  ValueClaimed: event(claim.extend({ until: z.string() })),
  /** Also stands in the stream of a holder that never came: what was on its way there is refused by it, and another may have the value. */
  ValueReleased: event(claim),
});
export type ValueClaimEvent = EventOf<typeof valueClaimEvents>;

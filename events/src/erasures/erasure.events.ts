import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

/** One a person: the wish to be erased, and the work that follows. That it is done says `UserErased`, in the account's own stream. */
export const erasureStream = streamOf('erasure');
const about = { subject: (data: { userId: string }) => data.userId };
const userRef = z.object({ userId: Id });

/** A read model as it was folded anew after the key was gone. Positions are those of the store that it was made on. */
export const RebuiltModel = z.object({
  name: z.string(),
  version: z.int().min(1),
  position: z.int().min(0),
  documents: z.int().min(0),
  checksum: z.string(),
});
export type RebuiltModel = z.infer<typeof RebuiltModel>;

/** The finished erasure can show these for itself; nothing in them is about a person. */
export const ErasureFigures = z.object({
  /** Where `UserErased` stands, and which event of the log it is, counted from 1. */
  erased: z.object({
    stream: z.string(),
    revision: z.int().min(0),
    id: z.string(),
    position: z.int().min(0),
    count: z.int().min(1),
  }),
  /** Events with values that nobody can read any more. */
  unreadable: z.int().min(0),
  /** The hash chain after it: `hash` is that of the first `events` events, of which `signed` are under a signed checkpoint. */
  chain: z.object({ events: z.int().min(1), hash: z.string(), checkpoints: z.int().min(0), signed: z.int().min(0) }),
  models: z.array(RebuiltModel),
});
export type ErasureFigures = z.infer<typeof ErasureFigures>;

export const erasureEvents = defineEvents('erasure', {
  ErasureRequested: event(userRef.extend({ reason: personal(z.string()) }), about),
  ErasureRequestWithdrawn: event(userRef),
  ErasureStarted: event(userRef.extend({ by: Id.nullable() })),
  ErasureCompleted: event(userRef.extend({ figures: ErasureFigures })),
});
export type ErasureEvent = EventOf<typeof erasureEvents>;

import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

/** The rebuilds of one read model that the console asked for. */
export const replayStream = streamOf('projectionReplay');
const replay = { replayId: Id, projectionName: z.string() };
export const replayEvents = defineEvents('projectionReplay', {
  ReplayStarted: event(z.object(replay)),
  ReplayCancelled: event(z.object(replay)),
  /** `checksum`: SHA-256 of the canonical documents in the order of their ids; `events` were folded for them. */
  ReplayFinished: event(
    z.object({
      ...replay,
      outcome: z.enum(['done', 'failed']),
      events: z.int().min(0).nullable(),
      documents: z.int().min(0).nullable(),
      checksum: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type ReplayEvent = EventOf<typeof replayEvents>;

/** The verifications of the log and of every read model that the console asked for. */
export const verificationStream = 'logVerification-college';
const verification = { verificationId: Id };
export const verificationEvents = defineEvents('logVerification', {
  VerificationStarted: event(z.object(verification)),
  VerificationCancelled: event(z.object(verification)),
  VerificationFinished: event(
    z.object({
      ...verification,
      outcome: z.enum(['whole', 'changed', 'failed']),
      events: z.int().min(0).nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type VerificationEvent = EventOf<typeof verificationEvents>;

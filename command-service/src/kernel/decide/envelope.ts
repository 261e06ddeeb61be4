import { z } from 'zod';
import type { CommandInput, CommandType } from '@paideia/events/catalogue.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import { Channel } from '@paideia/events/kernel/metadata.ts';

/** Who a command comes from. `actorId` is the account that acts, and while someone impersonates it `impersonatorId` is who really does. */
export const ActorContext = z.object({
  actorId: Id.nullable(),
  impersonatorId: Id.optional(),
  /** Of that impersonation, which must be running. */
  impersonationId: Id.optional(),
  sessionId: z.string().max(200).optional(),
  channel: Channel,
});
export type ActorContext = z.infer<typeof ActorContext>;

/** This is the body of `POST /commands`. */
export const Envelope = z.object({
  type: z.string().max(64),
  data: z.unknown(),
  /** Made once for each intention: a repeat answers as the first time. */
  commandId: z.uuid().toLowerCase(),
  /** The revision that the actor saw, -1 where nothing was written yet; if the stream has moved on, nothing is written. */
  expectedRevision: z.int().min(-1).optional(),
  correlationId: z.uuid().toLowerCase().optional(),
  /** Only the seed may say when something happened. */
  occurredAt: z.iso.datetime().optional(),
  /** It is for `SetInitialPassword`, and stands beside the data, so that it can never get into an event. */
  password: z.string().max(400).optional(),
});
export type Envelope = z.infer<typeof Envelope>;
/** It carries the data that the type asks for. */
export type CommandEnvelope<T extends CommandType> = Omit<Envelope, 'type' | 'data'> & {
  readonly type: T;
  readonly data: CommandInput<T>;
};

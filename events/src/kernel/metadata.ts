import { z } from 'zod';
import { Id, Instant } from './ids.ts';

/** Somebody or something acted by one of these ways. */
export const Channel = z.enum(['WEB', 'APP', 'SYSTEM', 'SEED']);
export type Channel = z.infer<typeof Channel>;

/** The kernel stamps it on every event. Nothing personal and no secret belongs here. */
export const Metadata = z.object({
  at: Instant,
  /** Who really acted; null is the system itself or a visitor without an account. */
  actorId: Id.nullable(),
  /** It says on whose behalf the actor acted, while impersonating. */
  impersonatedUserId: Id.optional(),
  commandId: z.uuid(),
  correlationId: z.uuid(),
  /** It is the id of the event or command that brought this about. */
  causationId: z.uuid().optional(),
  channel: Channel,
  regionId: Id.optional(),
  schemaVersion: z.int().positive(),
  /** SHA-256 of the command's type and data, so that one id cannot stand for two payloads. */
  payloadHash: z.string(),
});
export type Metadata = z.infer<typeof Metadata>;

/** An event as its readers meet it: upcast, decrypted, and told where it stands. */
export type Recorded<T extends string = string, D = unknown> = {
  readonly id: string;
  readonly type: T;
  readonly data: D;
  readonly meta: Metadata;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
};
/** It says where a fact is written down; every shown value can name the events that made it. */
export type EventRef = { readonly stream: string; readonly revision: number };

import { z } from 'zod';
import type { CommandInput, CommandType } from '@paideia/events/commands.ts';
import { Id } from '@paideia/events/kernel/ids.ts';

/** Who a command comes from. `actorId` is the account that acts, and while someone impersonates it `impersonatorId` is who really does. */
export const ActorContext = z.object({
  actorId: Id.nullable(),
  impersonatorId: Id.optional(),
  /** Of that impersonation, which must be running. */
  impersonationId: Id.optional(),
  sessionId: z.string().max(200).optional(),
  channel: z.enum(['WEB', 'APP', 'SYSTEM', 'SEED']),
});
export type ActorContext = z.infer<typeof ActorContext>;

/** The body of `POST /commands`. */
export const Envelope = z.object({
  type: z.string().max(64),
  data: z.unknown(),
  /** Made once for each intention: a repeat answers as the first time. */
  commandId: z.uuid().toLowerCase(),
  /** The revision that the actor saw; if the stream has moved on, nothing is written. */
  expectedRevision: z.int().min(0).optional(),
  correlationId: z.uuid().toLowerCase().optional(),
  /** Only the seed may say when something happened. */
  occurredAt: z.iso.datetime().optional(),
  /** For `SetInitialPassword`: beside the data, so that it can never get into an event. */
  password: z.string().max(400).optional(),
});
export type Envelope = z.infer<typeof Envelope>;
<<<<<<< HEAD
=======
/** What is sent in it: the data that the type asks for. */
export type CommandEnvelope<T extends CommandType> = Omit<Envelope, 'type' | 'data'> & {
  readonly type: T;
  readonly data: CommandInput<T>;
};

const validForMs = 30_000;
const sign = (key: string, header: string, body: string | Uint8Array) =>
  createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`${header}.${createHash('sha256').update(body).digest('hex')}`)
    .digest('hex');

/** The headers of an internal request; `key` is hex, `body` exactly what is sent. */
export function signActor(
  key: string,
  actor: ActorContext,
  body: string,
  now = Date.now(),
): { 'x-actor': string; 'x-signature': string } {
  const header = Buffer.from(JSON.stringify({ ...actor, issuedAt: now })).toString('base64url');
  return { 'x-actor': header, 'x-signature': sign(key, header, body) };
}

/** Who signed this body within the last 30 seconds; undefined when nobody did who holds the key. */
export function checkActor(
  key: string,
  headers: Readonly<Record<string, unknown>>,
  body: Uint8Array,
  now = Date.now(),
): ActorContext | undefined {
  const { 'x-actor': header, 'x-signature': signature } = headers;
  if (typeof header !== 'string' || typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature))
    return undefined;
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(key, header, body), 'hex'))) return undefined;
  const signed = Signed.safeParse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')));
  if (!signed.success || Math.abs(now - signed.data.issuedAt) > validForMs) return undefined;
  const { issuedAt: _issuedAt, ...actor } = signed.data;
  return actor;
}
>>>>>>> 1a8e611 (Send commands as their schemas type them, answer with one helper, and make the domain's lists GraphQL enums)

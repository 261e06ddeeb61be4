import type { Message } from '@paideia/events/kernel/message.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import type { Who } from '@paideia/events/kernel/permission.ts';
import type { Position } from '@paideia/store/port.ts';
import type { CurrentAsk } from './current-ask.ts';
import type { Given } from './decider.ts';
import type { ActorContext, Envelope } from './envelope.ts';
import type { Hold, Reservation } from './reservations.ts';
import { actorOf } from './last-ids.ts';

/** A command on its way through the pipeline: what is asked, by whom and with which id. */
export type PendingCommand = {
  /** Its data has passed the schema. */
  readonly command: Message;
  /** What it asks of facts: one look to the head of the log for all of its steps. */
  readonly ask: CurrentAsk;
  readonly commandId: string;
  /** Its place in a process; 0 for a command by itself. */
  readonly step: string | number;
  readonly payloadHash: string;
  readonly actor: ActorContext;
  readonly who: Who;
  /** The seed may do everything, and a step was permitted as a whole: the rule is not asked. */
  readonly isPermitted: boolean;
  /** Whether the id must be reserved: a step's process has done so, and ids of the system's own commands derive from events. */
  readonly reserves: boolean;
  /** Of a command by itself that reserves, and of one whose steps are found again. */
  readonly hold?: Hold | undefined;
  readonly at: string;
  readonly expectedRevision?: number | undefined;
  readonly correlationId: string;
  readonly causationId?: string | undefined;
  /** Of one that follows from an event: nothing of it stands in the log up to there. */
  readonly since?: Position | undefined;
  readonly password?: Envelope['password'];
};

export const whoActs = ({ actorId, impersonatorId }: ActorContext): Pick<Metadata, 'actorId' | 'impersonatedUserId'> =>
  impersonatorId !== undefined && actorId !== null
    ? { actorId: impersonatorId, impersonatedUserId: actorId }
    : { actorId };

/** `stream` is that of a command by itself; a process reserves under its own name. */
export const reservationOf = (
  { actor, payloadHash }: Pick<PendingCommand, 'actor' | 'payloadHash'>,
  stream: string,
): Reservation => ({ actor: actorOf(whoActs(actor)), payloadHash, stream });

export const givenOf = ({ at, who, actor }: Pick<PendingCommand, 'at' | 'who' | 'actor'>): Given => ({
  now: at,
  who,
  actorId: whoActs(actor).actorId,
  channel: actor.channel,
});

export const metadataOf = (pending: PendingCommand, schemaVersion: number, regionId: string | undefined): Metadata => ({
  at: pending.at,
  ...whoActs(pending.actor),
  commandId: pending.commandId,
  correlationId: pending.correlationId,
  ...(pending.causationId === undefined ? {} : { causationId: pending.causationId }),
  channel: pending.actor.channel,
  ...(regionId === undefined ? {} : { regionId }),
  schemaVersion,
  payloadHash: pending.payloadHash,
});

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
  /** By it the command asks for facts: there is one look to the head of the log for all of its steps. */
  readonly ask: CurrentAsk;
  readonly commandId: string;
  /** Its place in a process; 0 for a command by itself. */
  readonly step: string | number;
  readonly payloadHash: string;
  readonly actor: ActorContext;
  readonly who: Who;
  /** The seed may do everything, and a step was permitted as a whole: the rule is not asked. */
  readonly isPermitted: boolean;
  /** It says whether the id must be reserved: a step's process has done so, and ids of the system's own commands derive from events. */
  readonly reserves: boolean;
  /** A command by itself that reserves has it, and one whose steps are found again. */
  readonly hold?: Hold | undefined;
  readonly at: string;
  readonly expectedRevision?: number | undefined;
  readonly correlationId: string;
  readonly causationId?: string | undefined;
  /** It is there when the command follows from an event: nothing of the command stands in the log up to there. */
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

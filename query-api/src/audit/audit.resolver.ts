import DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { auditTables } from '@paideia/events/catalogue.ts';
import { formatTag } from '@paideia/events/kernel/messages.ts';
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';
import { auditEvents, dataOf, type AuditEventView } from '@paideia/projection-service/audit/audit.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { eventEntries } from '../kernel/log/event-entries.ts';
import { fieldsOf } from '../kernel/log/logged-event.ts';
import { recordFields } from '../kernel/log/record-words.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { loggedEventOf } from './audit.queries.ts';
import { AuditCategory, AuditEvent, AuditEventFilter, StateAt, StateField } from './audit.types.ts';
import { wantedEvents } from './wanted-events.ts';
import { EventEntry } from './event-entry.types.ts';
import { stateAt } from './state-at.ts';

// A page of the list asks for its events one by one; taken together, each stream and each name is read once.
const loaders = new WeakMap<Context, DataLoader<AuditEventView, EventEntry>>();
function entryOf(event: AuditEventView, context: Context): Promise<EventEntry> {
  const loader =
    loaders.get(context) ??
    new DataLoader<AuditEventView, EventEntry>((events) =>
      eventEntries(context, events.map(loggedEventOf)).then((entries) => [...entries]),
    );
  loaders.set(context, loader);
  return loader.load(event);
}

/** It answers `allAuditEvents` and `AuditEvent`: every event of every stream, newest first, for superadmins. */
export const AuditEventResolver = adminResource<AuditEventView, AuditEvent, AuditEventFilter>({
  name: 'AuditEvent',
  type: AuditEvent,
  view: auditEvents,
  filter: AuditEventFilter,
  rule: readsSystemLog,
  scope: () => 'everything',
  where: (filter, _actor, context) => wantedEvents(filter, context),
  sorts: { at: 'at', id: 'at', position: 'at' },
  newestFirst: true,
  map: async (event, context) => ({ ...(await entryOf(event, context)), id: event._id, data: dataOf(event) }),
});

const Instant = z.iso.datetime();
const longest = 1000;

@Resolver()
export class AuditResolver {
  /** Every kind of record that there is, by name. */
  @Query(() => [AuditCategory])
  auditCategories(@Ctx() { locale, require, text }: Context): readonly AuditCategory[] {
    require(readsSystemLog);
    return auditTables
      .map(({ events, label }) => ({ id: events.category, name: text(label.id) }))
      .sort((a, b) => a.name.localeCompare(b.name, formatTag(locale)));
  }

  /** The events of one stream in order, up to a revision; of a very long one the last thousand. */
  @Query(() => [EventEntry])
  async eventTimeline(
    @Arg('stream', () => String) stream: string,
    @Ctx() context: Context,
    @Arg('upTo', () => Int, { nullable: true }) upTo?: number | null,
  ): Promise<readonly EventEntry[]> {
    context.require(readsSystemLog);
    const events = await context.history(stream, typeof upTo === 'number' ? { revision: upTo } : {});
    return eventEntries(context, events.slice(-longest));
  }

  /** A record as it stood at an instant or after a revision; now, when neither is given. */
  @Query(() => StateAt)
  async stateAt(
    @Arg('stream', () => String) stream: string,
    @Ctx() context: Context,
    @Arg('at', () => String, { nullable: true }) at?: string | null,
    @Arg('revision', () => Int, { nullable: true }) revision?: number | null,
  ): Promise<StateAt> {
    context.require(readsSystemLog);
    if (at && !Instant.safeParse(at).success) throw new Refusal('invalid', {}, [{ path: 'at', code: 'invalid' }]);
    return stateAt(context, stream, { at: at ?? undefined, revision: revision ?? undefined });
  }
}

@Resolver(() => StateAt)
export class StateAtResolver {
  /** What people have words for, with its labels. */
  @FieldResolver(() => [StateField])
  fields(@Root() { state }: StateAt, @Ctx() context: Context): Promise<readonly StateField[]> {
    return recordFields(context, fieldsOf(state));
  }
}

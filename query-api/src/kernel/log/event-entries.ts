import { categoryOf } from '@paideia/store/port.ts';
import type { Context } from '../graphql/context.ts';
import { formatterFor, type Formatter } from './formatter.ts';
import { changesOf, type AuditChanges } from './changes.ts';
import { fieldsOf, rowOf, type LoggedEvent } from './logged-event.ts';
import { withNames, zoneIn } from './names.ts';
import { actorOf, isByPerson, sentenceOf } from './sentences.ts';
import { changeText, nameText, type NameOf, type Wording } from './values.ts';

/** An event as people are told of it. */
export type ToldEvent = Pick<LoggedEvent, 'position' | 'stream' | 'revision' | 'type'> &
  Pick<LoggedEvent['meta'], 'at' | 'actorId' | 'channel' | 'correlationId'> & {
    readonly category: string;
    readonly categoryName: string;
    readonly actorName: string;
    readonly impersonatedUserName: string | null;
    readonly subjectName: string | null;
    readonly sentence: string;
    readonly changes: readonly ReturnType<typeof changeText>[];
    readonly causationId: string | null;
    readonly hash: string;
  };
const none: AuditChanges = { changes: [], known: {} };

/** What each event changed, by position. Reads every stream once, up to its last event that is asked for, unless its events need nothing before them. */
async function changesByPosition(
  history: Context['history'],
  events: readonly LoggedEvent[],
): Promise<ReadonlyMap<number, AuditChanges>> {
  const last = new Map<string, number>();
  const alone: (readonly [number, AuditChanges])[] = [];
  for (const event of events) {
    const { stream, revision, type, position } = event;
    const table = rowOf(type)?.table;
    if (table?.saysAll) alone.push([position, changesOf([event])[0]!]);
    else if (!table?.isFeed) last.set(stream, Math.max(revision, last.get(stream) ?? 0));
  }
  const found = await Promise.all(
    [...last].map(async ([stream, revision]) => {
      const logged = await history(stream, { revision });
      return changesOf(logged).map((changes, n) => [logged[n]!.position, changes] as const);
    }),
  );
  return new Map([...alone, ...found.flat()]);
}

function entryOf(
  event: LoggedEvent,
  { changes, known }: AuditChanges,
  nameOf: NameOf,
  formatter: Formatter,
): ToldEvent {
  const { stream, revision, position, type, meta } = event;
  const { userId } = fieldsOf(event.data);
  const wording: Wording = { formatter, nameOf };
  const category = categoryOf(stream);
  const row = rowOf(type);
  const [actorId, actingAs] = isByPerson(event) ? [meta.actorId, meta.impersonatedUserId] : [null, undefined];
  return {
    position,
    stream,
    revision,
    type,
    category,
    categoryName: row ? formatter.text(row.table.label.id) : category,
    at: meta.at,
    actorId,
    actorName: actorOf(event, nameOf, formatter),
    impersonatedUserName: actingAs === undefined ? null : nameText(wording, 'person', actingAs),
    subjectName: typeof userId === 'string' ? nameText(wording, 'person', userId) : null,
    channel: meta.channel,
    sentence: sentenceOf(event, known, nameOf, formatter),
    changes: changes.map((change) => changeText(change, wording)),
    causationId: meta.causationId ?? null,
    correlationId: meta.correlationId,
    hash: meta.payloadHash,
  };
}

/** Events as people read them: who, what in a sentence, and before and after, in the locale of the request. The caller has checked who may read them. */
export async function eventEntries(
  context: Pick<Context, 'history' | 'join' | 'locale' | 'text'>,
  events: readonly LoggedEvent[],
): Promise<readonly ToldEvent[]> {
  const changes = await changesByPosition((stream, upTo) => context.history(stream, upTo), events);
  const zones = new Map(
    await Promise.all(
      [...new Set(events.flatMap(({ meta }) => meta.regionId ?? []))].map(
        async (id) => [id, await zoneIn(context.join, 'region', id)] as const,
      ),
    ),
  );
  const formatters = new Map<string | undefined, Formatter>();
  const formatterOf = ({ meta }: LoggedEvent): Formatter => {
    const timeZone = zones.get(meta.regionId ?? '');
    const formatter =
      formatters.get(timeZone) ?? formatterFor(context.locale, (id, params) => context.text(id, params), timeZone);
    formatters.set(timeZone, formatter);
    return formatter;
  };
  return withNames(context, (nameOf) =>
    events.map((event) => entryOf(event, changes.get(event.position) ?? none, nameOf, formatterOf(event))),
  );
}

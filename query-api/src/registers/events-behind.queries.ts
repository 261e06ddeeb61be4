import { eventDefinitions } from '@paideia/events/catalogue.ts';
import { disclosed } from '@paideia/events/kernel/personal.ts';
import type { EventRef, Recorded } from '@paideia/events/kernel/metadata.ts';
import type { EventEntry } from '../audit/event-entry.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { eventEntries } from '../kernel/log/event-entries.ts';
import { fieldsOf, rowOf } from '../kernel/log/logged-event.ts';
import type { WhyPart } from './why.types.ts';

/** Who is asked about, and whether the asker may read what is personal about that one: in all of the events, or in those of some records. */
export type About = {
  readonly userId: string;
  readonly readsPersonal: boolean | ((event: Pick<Recorded, 'stream'>) => boolean);
};

const readable = (
  event: Recorded,
  { userId, readsPersonal }: About,
  definitions: typeof eventDefinitions,
): Recorded => ({
  ...event,
  data: disclosed(definitions.get(event.type), fieldsOf(event.data), {
    about: userId,
    readsPersonal: typeof readsPersonal === 'boolean' ? readsPersonal : readsPersonal(event),
    discloses: rowOf(event.type)?.discloses,
  }),
});

const atOnce = 10;
/** The named events in the order of the log, and as the system log tells them. Each stream is read once, a few at a time. */
export async function eventsBehind(
  context: Context,
  refs: readonly EventRef[],
  about: About,
  definitions = eventDefinitions,
): Promise<{ readonly events: readonly Recorded[]; readonly entries: readonly EventEntry[] }> {
  const last = new Map<string, number>();
  for (const { stream, revision } of refs) last.set(stream, Math.max(revision, last.get(stream) ?? 0));
  const histories = new Map<string, readonly Recorded[]>();
  const streams = [...last];
  for (let n = 0; n < streams.length; n += atOnce)
    await Promise.all(
      streams.slice(n, n + atOnce).map(async ([stream, revision]) => {
        histories.set(
          stream,
          (await context.history(stream, { revision })).map((event) => readable(event, about, definitions)),
        );
      }),
    );
  const events = refs
    .flatMap(({ stream, revision }) => histories.get(stream)?.find((event) => event.revision === revision) ?? [])
    .sort((a, b) => a.position - b.position);
  const entryContext = {
    join: context.join,
    locale: context.locale,
    text: context.text,
    history: (stream: string) => Promise.resolve(histories.get(stream) ?? []),
  };
  return { events, entries: await eventEntries(entryContext, events) };
}

/** What a value is of, when it is of one thing. */
export const onePart = (events: readonly EventEntry[]): readonly WhyPart[] => [{ title: null, value: null, events }];

const placeOf = ({ stream, revision }: EventRef): string => `${stream}@${revision}`;
type PartRefs = Omit<WhyPart, 'events'> & { readonly refs: readonly EventRef[] };
/** So many events at most are told of a value with many parts. */
export const mostEvents = 100;

/** Parts with the events behind them, of which the first of the first parts are told. */
export async function partsBehind(
  context: Context,
  parts: readonly PartRefs[],
  about: About,
): Promise<readonly WhyPart[]> {
  const refs = new Map(parts.flatMap((part) => part.refs).map((ref) => [placeOf(ref), ref]));
  const { entries } = await eventsBehind(context, [...refs.values()].slice(0, mostEvents), about);
  return parts.map(({ title, value, refs: own }) => {
    const places = new Set(own.map(placeOf));
    return { title, value, events: entries.filter((entry) => places.has(placeOf(entry))) };
  });
}

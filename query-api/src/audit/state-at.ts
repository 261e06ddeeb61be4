import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { categoryOf } from '@paideia/store/port.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { fieldsOf } from '../kernel/log/logged-event.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { StateAt } from './audit.types.ts';

const records = projections.flatMap((projection) =>
  (projection.records ?? []).map((record) => ({ ...record, projection })),
);
/** The collection that shows the state of a stream of the category, and the projection that keeps it. */
const standingOf = (category: string) =>
  records
    .flatMap(({ view, standing, projection }) => (standing ? [{ view, standing, projection }] : []))
    .find(({ standing }) => standing.of.includes(category));

const listed = (value: unknown): readonly string[] => [value].flat().filter((one) => typeof one === 'string');
const referred = records.flatMap((record) => Object.entries(record.referred ?? {}));
/** The streams that an event refers to: a document shows names and terms of theirs. */
const namedBy = ({ data }: Recorded): readonly string[] =>
  referred.flatMap(([field, category]) => listed(fieldsOf(data)[field]).map((id) => `${category}-${id}`));

type UpTo = { readonly at?: string | undefined; readonly revision?: number | undefined };
const bounds = ({ at, revision }: UpTo) => ({
  ...(at !== undefined && { at }),
  ...(revision !== undefined && { revision }),
});

/**
 * The document of a stream, folded anew from the log with the projection that keeps it, up to a moment or a revision. Refused as `invalid`
 * when no document belongs to the stream, as `notFound` when it had no event by then.
 */
export async function stateAt(
  context: Pick<Context, 'history' | 'read'>,
  stream: string,
  upTo: UpTo,
): Promise<StateAt> {
  const category = categoryOf(stream);
  const wanted = standingOf(category);
  if (!wanted) throw new Refusal('invalid', {}, [{ path: 'stream', code: 'invalid' }]);
  const own = await context.history(stream, bounds(upTo));
  const last = own.at(-1);
  if (!last) throw new Refusal('notFound');

  const { view, standing, projection } = wanted;
  const id = stream.slice(category.length + 1);
  const at = upTo.at ?? last.meta.at;
  const before = (events: readonly Recorded[]) =>
    events.filter(({ position }) => upTo.revision === undefined || position <= last.position);
  const read = async (streams: readonly string[]) =>
    before((await Promise.all(streams.map((one) => context.history(one, { at })))).flat());

  const tellers = [...standing.of.map((one) => `${one}-${id}`), ...((await standing.beside?.(context.read, id)) ?? [])];
  const beside = await read(tellers.filter((one) => one !== stream));
  const known = [...own, ...beside];
  const streams = new Set([stream, ...known.map((event) => event.stream)]);
  const first = await read([...new Set(known.flatMap(namedBy))].filter((one) => !streams.has(one)));
  for (const event of first) streams.add(event.stream);
  const second = await read([...new Set(first.flatMap(namedBy))].filter((one) => !streams.has(one)));

  const categories = new Set(projection.events.map((events) => events.category));
  const events = [...known, ...first, ...second]
    .filter((event) => categories.has(categoryOf(event.stream)))
    .sort((a, b) => a.position - b.position);
  const fold = foldInMemory(projection, events);
  const doc = fold.one(view, id) ?? (standing.orElse && fold.one(standing.orElse, id));
  const isTold = (field: string) => !(standing.leftOut as readonly string[] | undefined)?.includes(field);
  return {
    stream,
    revision: last.revision,
    at: last.meta.at,
    events: own.length,
    state: doc ? Object.fromEntries(Object.entries(doc).filter(([field]) => isTold(field))) : null,
  };
}

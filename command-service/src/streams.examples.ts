import { z } from 'zod';
import { evolve, type AnyDecider } from './kernel/decide/decider.ts';

/** The fields of which there are few, however often something happens to the record, and what there are few of. */
export type Few = Readonly<Record<string, string>>;
type Sample = (n: number) => unknown;
type Folded = Pick<AnyDecider, 'initial' | 'evolve'> & { readonly events: { readonly types: object } };

/** Nearly all fields of an event are of the same number, so the last text is kept. */
const lastOf = (write: (n: number) => string) => {
  let [last, text] = [0, write(0)];
  return (n: number) => (n === last ? text : (text = write((last = n))));
};
const idOf = lastOf((n) => String(n).padStart(24, '0'));
const momentOf = lastOf((n) => new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString());
const isHtml = /content|body|html|text|description|comment/i;
const isMoment = /At$|Until$|upTo|^at$/i;

/** Makes values that fit the schema well enough for evolve, another one for each `n` unless there are few of it. */
function sampler(schema: z.ZodType, few: Few, name = ''): Sample {
  const { def } = schema as unknown as { readonly def: { readonly type: string; readonly innerType?: z.ZodType } };
  const at = Object.hasOwn(few, name) ? (n: number) => n % 5 : (n: number) => n;
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(
      ([field, one]) => [field, sampler(one as z.ZodType, few, field)] as const,
    );
    return (n) => {
      const sample: Record<string, unknown> = {};
      for (const [field, value] of fields) sample[field] = value(n);
      return sample;
    };
  }
  if (schema instanceof z.ZodArray) {
    const element = sampler(schema.element as z.ZodType, few, name);
    return (n) => [element(n)];
  }
  if (schema instanceof z.ZodRecord) {
    const value = sampler(schema.valueType as z.ZodType, few, name);
    return (n) => ({ [`key-${at(n)}`]: value(n) });
  }
  if (schema instanceof z.ZodEnum) return (n) => schema.options[n % schema.options.length];
  if (schema instanceof z.ZodLiteral) return () => [...schema.values][0];
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => sampler(option as z.ZodType, few, name));
    return (n) => options[n % options.length]!(n);
  }
  if (schema instanceof z.ZodPipe) return sampler(schema.in as z.ZodType, few, name);
  if (def.innerType) return sampler(def.innerType, few, name);
  if (def.type === 'boolean') return (n) => n % 2 === 0;
  // A range has a length.
  if (def.type === 'number' || def.type === 'int') return (n) => at(n) + (name === 'to' ? 0.5 : 0);
  if (isMoment.test(name)) return momentOf;
  if (isHtml.test(name)) return (n) => `<p><img data-file="${idOf(at(n))}"></p>`;
  return /date/i.test(name) ? () => '2026-11-20' : (n) => idOf(at(n));
}

/** As JSON counts, which has no Maps and Sets. */
const sizeOf = (state: unknown): number =>
  JSON.stringify(state, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value))
    .length;
const hasGrown = (before: number, after: number) => after > before * 1.2 + 100;

const samplesOf = ({ events }: Folded, few: Few) =>
  Object.entries(events.types as Readonly<Record<string, { readonly schema: z.ZodType }>>).map(
    ([type, { schema }]) => ({ type, sample: sampler(schema, few) }),
  );
type Samples = ReturnType<typeof samplesOf>;

/** The types of events of which each makes the state larger, also when all others, such as what takes things away again, have happened before. */
function typesThatAdd(decider: Folded, samples: Samples): readonly string[] {
  const all = samples.reduce<unknown>(
    (state, { type, sample }) => evolve(decider, state, { type, data: sample(0) }),
    decider.initial,
  );
  return samples.flatMap(({ type, sample }) => {
    let [state, before] = [all, 0];
    for (let n = 1; n <= 1_000; n++) {
      state = evolve(decider, state, { type, data: sample(n) });
      if (n === 600) before = sizeOf(state);
    }
    return hasGrown(before, sizeOf(state)) ? [type] : [];
  });
}

/** After so many events the state is looked at, and what an event costs is compared with what it costs after the last of these. */
const [soon, early, later, late] = [2_000, 6_000, 12_000, 30_000];
/** So many events are timed at once, and none of them is made meanwhile. */
const batch = 200;
/** Batches of which the fastest counts: the processor's time is taken, but others change also that, of some of them and not of all. */
const rounds = 8;
/** A list that is copied for each event is fifteen times as long late as soon. */
const mostTimes = 4;
/** A batch may take so long in any case: below that the clock says nothing. */
const leastMs = 0.1;

/** Folds so many events, each type in its turn, and says what became larger or slower. */
function whole(decider: Folded, samples: Samples): readonly string[] {
  const made = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const { type, sample } = samples[(from + n) % samples.length]!;
      return { type, data: sample(Math.floor((from + n) / samples.length)) };
    });
  let [state, done]: [unknown, number] = [decider.initial, 0];
  const fold = (count: number) => {
    for (const event of made(done, count)) state = evolve(decider, state, event);
    done += count;
    return state;
  };
  const foldUntil = (end: number) => {
    while (done < end) fold(batch);
    return { state, events: made(done, batch) };
  };
  /** The largest while each type has its turn once: some of them take away what the others have added. */
  const largest = () => Math.max(...samples.map(() => sizeOf(fold(1))));

  const before = foldUntil(soon);
  foldUntil(early);
  const size = largest();
  // A list that is copied for each event would take hours at the last, and is found before.
  for (const end of [later, late]) {
    foldUntil(end);
    const now = largest();
    if (hasGrown(size, now)) return [`${size} bytes became ${now} after ${done} events`];
  }
  const after = foldUntil(done);
  const took = (from: typeof before) => {
    let folded = from.state;
    const began = process.cpuUsage();
    for (const event of from.events) folded = evolve(decider, folded, event);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  };
  // Both are taken by turns, so that whatever else the machine does falls on both, and so does what it has learnt of the code.
  let [first, last] = [Infinity, Infinity];
  const isSlower = () => last > Math.max(leastMs, first * mostTimes);
  // Others may have had the cache for as long as all of these took. What really became slower stays so.
  for (let n = 0; n < rounds || (n < 4 * rounds && isSlower()); n++)
    [first, last] = [Math.min(first, took(before)), Math.min(last, took(after))];
  return isSlower() ? [`${first} ms became ${last} ms for ${batch} events`] : [];
}

/** What grows with a stream of this kind, if anything does. */
export function growthOf(decider: Folded, few: Few = {}): readonly string[] {
  const samples = samplesOf(decider, few);
  const adding = typesThatAdd(decider, samples).map((type) => `${type} adds to the state each time`);
  return adding.length > 0 ? adding : whole(decider, samples);
}
/** The names of all fields of its events. */
export const fieldsOf = ({ events }: Folded): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(field);
      look(inner);
    }
  };
  for (const { sample } of samplesOf({ events, initial: undefined, evolve: {} }, {}))
    for (const n of [0, 1]) look(sample(n));
  return found;
};

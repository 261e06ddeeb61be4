import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { evolve, type AnyDecider } from './kernel/decide/decider.ts';
import { slicesIn } from './slices.ts';

/** Streams that come to an end by what they are about, and what that is. All others may grow for as long as the college is there. */
const ends: Readonly<Record<string, string>> = {
  superadmins: 'those who are superadmins at the same time',
  attendanceRegister: 'one lesson of one class',
  invoice: 'one invoice, which is paid',
  examDefinition: 'one exam: attempts need the version that they began with, and people revise it by hand',
  examSchedule: 'one exam of one class',
  examAttempt: 'one attempt',
  submission: 'one piece of work',
  transcriptNote: 'one student in one class',
  mailDigest: 'the letters of one person until one moment',
};

const { deciders } = slicesIn({
  transport: { send: () => Promise.resolve(), close: () => undefined },
  publicUrl: '',
  links: { issue: () => Promise.resolve('') },
});
const hex = (n: number) => n.toString(16).padStart(24, '0');
/** There are few of what these fields name, however often something happens to it. */
const few = /region|group|course|lesson|schema|role|locale|slug|language|terms|definition/i;

/** A value that fits the schema well enough for evolve, another one for each `n` where the college may have any number of it. */
function sample(schema: z.ZodType, n: number, name = ''): unknown {
  const { def } = schema as unknown as { readonly def: { readonly type: string } };
  const inner = (def as { innerType?: z.ZodType }).innerType;
  const at = few.test(name) ? n % 7 : n;
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([field, one]) => [field, sample(one as z.ZodType, n, field)]),
    );
  if (schema instanceof z.ZodArray) return [sample(schema.element as z.ZodType, n, name)];
  if (schema instanceof z.ZodRecord) return { [String(at % 7)]: sample(schema.valueType as z.ZodType, n, name) };
  if (schema instanceof z.ZodEnum) return schema.options[n % schema.options.length];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) return sample(schema.options[n % schema.options.length] as z.ZodType, n, name);
  if (schema instanceof z.ZodPipe) return sample(schema.in as z.ZodType, n, name);
  if (inner) return sample(inner, n, name);
  switch (def.type) {
    case 'boolean':
      return n % 2 === 0;
    case 'number':
    case 'int':
      return at % 1_000;
    default:
      return /At$|Until$|upTo|^at$/i.test(name)
        ? new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString()
        : /date/i.test(name)
          ? '2026-11-20'
          : hex(at + 1);
  }
}

/** Sizes of the state after so many events, each type in its turn. */
function sizes(decider: AnyDecider, lengths: readonly number[]): readonly number[] {
  const types = Object.entries(decider.events.types as Readonly<Record<string, { readonly schema: z.ZodType }>>);
  let state: unknown = decider.initial;
  const found: number[] = [];
  for (let n = 0; found.length < lengths.length; n++) {
    const [type, { schema }] = types[n % types.length]!;
    state = evolve(decider, state, { type, data: sample(schema, n) });
    if (n + 1 === lengths[found.length]) found.push(JSON.stringify(state).length);
  }
  return found;
}
const endless = deciders.filter(({ events }) => !(events.category in ends));

test('which streams end is said of streams that there are', () =>
  expect(deciders.map(({ events }) => events.category)).toEqual(expect.arrayContaining(Object.keys(ends))));

describe('what is kept of a stream does not grow with it', () => {
  test.each(endless.map((decider) => [decider.events.category, decider] as const))('%s', (_, decider) => {
    // Short ones first: a list that is copied for each event would take hours at the last.
    const [small = 0, larger = 0] = sizes(decider, [1_000, 3_000]);
    expect(larger).toBeLessThan(small * 1.2 + 100);
    expect(sizes(decider, [100_000])[0]).toBeLessThan(small * 1.2 + 100);
  });
});

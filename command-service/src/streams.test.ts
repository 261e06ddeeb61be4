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

/** Makes values that fit the schema well enough for evolve, another one for each `n` where the college may have any number of it. */
function sampler(schema: z.ZodType, name = ''): (n: number) => unknown {
  const { def } = schema as unknown as { readonly def: { readonly type: string; readonly innerType?: z.ZodType } };
  const isFew = few.test(name);
  const at = (n: number) => (isFew ? n % 7 : n);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(
      ([field, one]) => [field, sampler(one as z.ZodType, field)] as const,
    );
    return (n) => {
      const sample: Record<string, unknown> = {};
      for (const [field, value] of fields) sample[field] = value(n);
      return sample;
    };
  }
  if (schema instanceof z.ZodArray) {
    const element = sampler(schema.element as z.ZodType, name);
    return (n) => [element(n)];
  }
  if (schema instanceof z.ZodRecord) {
    const value = sampler(schema.valueType as z.ZodType, name);
    return (n) => ({ [String(at(n) % 7)]: value(n) });
  }
  if (schema instanceof z.ZodEnum) return (n) => schema.options[n % schema.options.length];
  if (schema instanceof z.ZodLiteral) return () => [...schema.values][0];
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => sampler(option as z.ZodType, name));
    return (n) => options[n % options.length]!(n);
  }
  if (schema instanceof z.ZodPipe) return sampler(schema.in as z.ZodType, name);
  if (def.innerType) return sampler(def.innerType, name);
  if (def.type === 'boolean') return (n) => n % 2 === 0;
  if (def.type === 'number' || def.type === 'int') return (n) => at(n) % 1_000;
  if (/At$|Until$|upTo|^at$/i.test(name)) return (n) => new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString();
  return /date/i.test(name) ? () => '2026-11-20' : (n) => hex(at(n) + 1);
}

/** Sizes of the state after so many events, each type in its turn. */
function sizes(decider: AnyDecider, lengths: readonly number[]): readonly number[] {
  const types = Object.entries(decider.events.types as Readonly<Record<string, { readonly schema: z.ZodType }>>).map(
    ([type, { schema }]) => ({ type, sample: sampler(schema) }),
  );
  let state: unknown = decider.initial;
  const found: number[] = [];
  for (let n = 0; found.length < lengths.length; n++) {
    const { type, sample } = types[n % types.length]!;
    state = evolve(decider, state, { type, data: sample(n) });
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

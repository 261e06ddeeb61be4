import { describe, expect, test } from '@jest/globals';
import { group, type Projected } from '@paideia/documents/port.ts';
import { defineEvents, event } from '@paideia/events/kernel/message.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { z } from 'zod';
import { foldSteps, type Folded } from './fold.ts';
import { collectionsOf, defineProjection, upsert } from './projection.ts';

type Sum = { _id: string; all: number[] };
const sumsGroup = group('sums', 1);
const sums = sumsGroup.collection<Sum>('sums');
const sumEvents = defineEvents('sum', {
  Added: event(z.object({ to: z.array(z.string()), failsAt: z.number().optional() })),
});
/** Each id gets the number of its place in the list, one change after the other. */
const projection = defineProjection<{ type: 'Added'; data: { to: string[]; failsAt?: number } }>({
  group: sumsGroup,
  collections: collectionsOf(sums),
  events: [sumEvents],
  on: {
    Added: ({ to, failsAt }) =>
      to.map((id, n) =>
        upsert(sums, id, (sum) => {
          if (n === failsAt) throw new Error('it does not go');
          return { _id: id, all: [...(sum?.all ?? []), n] };
        }),
      ),
  },
});

const added = (position: number, to: readonly string[], failsAt?: number): Recorded =>
  ({
    id: `${position}`,
    stream: `sum-${position}`,
    revision: 0,
    position,
    type: 'Added',
    data: { to, failsAt },
  }) as never;
/** Nothing is there before. */
function folded(...events: readonly Recorded[]): {
  readonly docs: Readonly<Record<string, number[]>>;
  readonly folded: Folded;
} {
  const steps = foldSteps(projection, events);
  let step = steps.next([]);
  while (!step.done) {
    const { load } = step.value as { readonly load: readonly unknown[] };
    step = steps.next(load.map(() => undefined));
  }
  const documents = step.value.writes.flatMap((one) => one.documents as readonly Projected<Sum>[]);
  return {
    docs: Object.fromEntries(documents.map(({ id, doc }) => [id, (doc as Sum).all])),
    folded: step.value,
  };
}

// Few changes are made without maps, many with them.
describe.each([
  ['few', 0],
  ['many', 20],
])('an event that makes %s changes', (_, more) => {
  const others = Array.from({ length: more }, (_none, n) => `other${n}`);

  test('makes them one after the other, of one document too', () => {
    const { docs } = folded(added(1, ['a', 'b', 'a', ...others]), added(2, ['b', 'a', ...others]));
    expect([docs['a'], docs['b']]).toEqual([
      [0, 2, 1],
      [1, 0],
    ]);
    expect(Object.keys(docs)).toHaveLength(2 + more);
  });

  test('makes all of them or none, and holds back those that come after it at its documents', () => {
    const { docs, folded: result } = folded(
      added(1, ['a', 'b', ...others]),
      added(2, ['a', 'a', 'c', ...others], 1),
      added(3, ['c', ...others]),
      added(4, ['b']),
    );
    expect(docs).toEqual({ a: [0], b: [1, 0], ...Object.fromEntries(others.map((id, n) => [id, [n + 2]])) });
    expect(result.folded).toBe(2);
    expect(result.stopped.map(({ event: { position } }) => position)).toEqual([2, 3]);
  });
});

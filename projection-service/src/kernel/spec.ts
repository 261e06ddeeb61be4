import { expect } from '@jest/globals';
import type { Collection } from '@paideia/documents/port.ts';
import type { Message } from '@paideia/events/kernel/message.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { foldInMemory } from './memory.ts';
import type { AnyProjection, Occurred } from './projection.ts';

/** An event of a table: what is not said about where and by whom is made up, the same way every time. */
export type GivenEvent = Message & { readonly meta?: Partial<Occurred> };

/** Ids and positions in the order given, revisions counted per stream; without a stream all events of a category share `<category>-spec`. */
export function recordedFrom(projection: AnyProjection, given: readonly GivenEvent[]): readonly Recorded[] {
  const revisions = new Map<string, number>();
  return given.map(({ type, data, meta = {} }, n) => {
    const category = projection.events.find(({ types }) => Object.hasOwn(types, type))?.category ?? 'unknown';
    const {
      id = uuidFrom('spec', n),
      stream = `${category}-spec`,
      position = n + 1,
      revision = (revisions.get(stream) ?? -1) + 1,
      ...rest
    } = meta;
    revisions.set(stream, revision);
    const made = {
      at: '2026-11-20T09:00:00.000Z',
      actorId: null,
      commandId: uuidFrom('spec', 'command', n),
      correlationId: uuidFrom('spec', 'command', n),
      channel: 'WEB',
      schemaVersion: 1,
      payloadHash: '',
    } as const;
    return { id, type, data, stream, revision, position, meta: { ...made, ...rest } };
  });
}

/** After the given events there are these documents. */
export const specFor = (projection: AnyProjection) => ({
  given: (...events: readonly GivenEvent[]) => {
    const memory = foldInMemory(projection, recordedFrom(projection, events));
    return {
      then: <V extends object>(collection: Collection<V>, id: string, fields: Partial<V>) =>
        expect(memory.one(collection, id)).toMatchObject(fields),
      thenGone: <V extends object>(collection: Collection<V>, id: string) =>
        expect(memory.one(collection, id)).toBeUndefined(),
      all: memory.all,
      one: memory.one,
    };
  },
});

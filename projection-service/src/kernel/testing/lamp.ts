// A small read model that uses everything a projection can do, for the tests of the kernel.
import { group } from '@paideia/documents/port.ts';
import { defineEvents, event, type EventOf } from '@paideia/events/kernel/message.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { z } from 'zod';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  remove,
  update,
  updateWhere,
  upsert,
  type AnyProjection,
} from '../projection.ts';

export const lampEvents = defineEvents('lamp', {
  LampHung: event(z.object({ lamp: z.string(), room: z.string() })),
  LampLit: event(z.object({ lamp: z.string() })),
  LampTaken: event(z.object({ lamp: z.string() })),
  RoomNamed: event(z.object({ room: z.string(), name: z.string() })),
  LampBroken: event(z.object({ lamp: z.string() })),
});
type LampEvent = EventOf<typeof lampEvents>;
export type Lamp = { _id: string; room: string; roomName: string; lit: number; seen: number[] };
type Room = { _id: string; name: string; lamps: number };

export function lampProjection({
  name = 'lamps',
  version = 1,
  broken = () => {},
}: { name?: string; version?: number; broken?: (lamp: string) => void } = {}) {
  const lampsGroup = group(name, version);
  const lamps = lampsGroup.collection<Lamp>('lamps', { indexes: { byRoom: ['room'] } });
  const rooms = lampsGroup.collection<Room>('rooms', { indexes: { byName: ['name'] } });
  const room = (id: string, change: (room: Room) => Room) =>
    upsert(rooms, id, (before) => change(before ?? { _id: id, name: '?', lamps: 0 }));
  const projection: AnyProjection = defineProjection<LampEvent>({
    group: lampsGroup,
    collections: collectionsOf(lamps, rooms),
    events: [lampEvents],
    on: {
      LampHung: {
        needs: ({ room }) => [need(rooms, room)],
        then: ({ lamp, room: id }, { position }, found) => [
          put(lamps, lamp, {
            _id: lamp,
            room: id,
            roomName: found.one(rooms, id)?.name ?? '?',
            lit: 0,
            seen: [position],
          }),
          room(id, (one) => ({ ...one, lamps: one.lamps + 1 })),
        ],
      },
      // A list of positions shows at once what was counted twice or passed over.
      LampLit: ({ lamp }, { position }) =>
        update(lamps, lamp, (one) => ({ ...one, lit: one.lit + 1, seen: [...one.seen, position].slice(-50) })),
      LampTaken: ({ lamp }) => remove(lamps, lamp),
      RoomNamed: ({ room: id, name }) => [
        room(id, (one) => ({ ...one, name })),
        updateWhere(lamps, { room: id }, (one) => ({ ...one, roomName: name })),
      ],
      LampBroken: ({ lamp }) => update(lamps, lamp, (one) => (broken(lamp), { ...one, lit: -1 })),
    },
  });
  return { projection, group: lampsGroup, lamps, rooms };
}

/** The nth event of an endless log that is the same in every process. */
export function lampEvent(position: number): Recorded {
  const [lamp, room] = [`lamp${(position * 7) % 40}`, `room${(position * 5) % 6}`];
  const kind = position % 11;
  const data = { lamp, room, name: `name${position}` };
  const type =
    position <= 40 || kind === 3 ? 'LampHung' : kind === 5 ? 'LampTaken' : kind === 8 ? 'RoomNamed' : 'LampLit';
  return recorded(position, type, data, `lamp-${lamp}`);
}
export const recorded = (position: number, type: string, data: object, stream = 'lamp-1'): Recorded => ({
  id: uuidFrom('lamp', position),
  type,
  data,
  stream,
  revision: position,
  position,
  meta: {
    at: new Date(Date.UTC(2026, 0, 1) + position * 1000).toISOString(),
    actorId: null,
    commandId: uuidFrom('command', position),
    correlationId: uuidFrom('command', position),
    channel: 'WEB',
    schemaVersion: 1,
    payloadHash: '',
  },
});

/** It is for tests with a log: it appends the lamp events of these positions, so many to a stream. */
export async function appendLamps(log: Pick<EventStore, 'append'>, first: number, last: number, perStream = 500) {
  for (let from = first; from < last; from += perStream) {
    const events = Array.from({ length: perStream }, (_, n) => lampEvent(from + n + 1));
    await log.append(
      `lamp-${from}`,
      events.map(({ id, type, data, meta }) => ({ id, type, data, meta })),
      'none',
    );
  }
}

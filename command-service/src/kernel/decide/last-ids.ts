import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import type { EventStore, Position, RecordedEvent } from '@paideia/store/port.ts';
import { eventAt } from '@paideia/store/read-stream.ts';

type Written = {
  readonly revision: number;
  readonly position: number;
  readonly actor: string;
  readonly payloadHash: string;
};
/** An earlier command with the same id has written this. */
export type Done = Written & { readonly ids: readonly string[] };
type Place = Pick<RecordedEvent, 'revision' | 'position'>;
type Log = Pick<EventStore, 'read'>;
/** It answers whether it is certain that nothing of the command stands in the log up to this position. */
export type IsFirst = (position: Position) => Promise<boolean>;
/** `since`: nothing of the command stands in the log up to there, as what it follows from stands there itself. */
export type Asked = {
  readonly commandId: string;
  readonly step: string | number;
  readonly since?: Position | undefined;
};

/** Ids of events derive from the command, its step and their place, so a repeat is recognised in the stream itself. */
export const eventIdOf = (commandId: string, step: string | number, index: number): string =>
  uuidFrom(commandId, step, index);

/** Who sent a command, as one text: an impersonated person is not the person. */
export const actorOf = ({ actorId, impersonatedUserId }: Pick<Metadata, 'actorId' | 'impersonatedUserId'>): string =>
  [actorId ?? '', impersonatedUserId ?? []].flat().join('>');

const writtenBy = ({ revision, position, meta }: Pick<RecordedEvent, 'revision' | 'position' | 'meta'>): Written => {
  const { payloadHash, ...who } = meta as Metadata;
  return { revision, position, actor: actorOf(who), payloadHash };
};

/** The revision behind which the stream stands behind that position: found by halves, not by reading all that is before. */
async function revisionAt(store: Log, stream: string, position: Position, end: number): Promise<number> {
  let [from, to] = [0, end + 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const event = await eventAt(store, stream, middle);
    if (event && event.position <= position) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What the stream itself, up to the place that is known by heart, tells of a command. */
async function readBack(store: Log, stream: string, { commandId, step, since }: Asked, end: number) {
  const ids: string[] = [];
  let last: Written | undefined;
  const from = since === undefined ? 0 : await revisionAt(store, stream, since, end);
  for await (const page of store.read(stream, from))
    for (const event of page) {
      if (event.id === eventIdOf(commandId, step, ids.length)) {
        ids.push(event.id);
        last = writtenBy(event);
      } else if (last || event.revision >= end) return last && { ...last, ids };
    }
  return last && { ...last, ids };
}

/**
 * The ids of the events that stand last in a stream: `least` of them and as many again at most, for the older half is forgotten at once. Of what stands
 * before them, up to `gone`, only the stream itself can tell.
 */
export function lastIds(least: number, before: Place = { revision: -1, position: 0 }) {
  let [older, newer] = [new Map<string, Written>(), new Map<string, Written>()];
  let [gone, last, lastOfOlder] = [before, before, before];
  const find = (id: string) => newer.get(id) ?? older.get(id);
  return {
    size: () => older.size + newer.size,
    add(event: Pick<RecordedEvent, 'id' | 'revision' | 'position' | 'meta'>): void {
      const { id, revision, position } = event;
      // Two who read the same events tell of them twice.
      if (revision <= last.revision) return;
      newer.set(id, writtenBy(event));
      last = { revision, position };
      if (newer.size < least) return;
      [gone, lastOfOlder] = [lastOfOlder, last];
      [older, newer] = [newer, new Map<string, Written>()];
    },
    /** The stream is read only for a command that may stand in it without being among these. */
    async done(store: Log, stream: string, asked: Asked, isFirst: IsFirst): Promise<Done | undefined> {
      const { commandId, step } = asked;
      const found: string[] = [];
      let latest: Written | undefined;
      for (
        let id = eventIdOf(commandId, step, 0), one = find(id);
        one;
        id = eventIdOf(commandId, step, found.length), one = find(id)
      ) {
        found.push(id);
        latest = one;
      }
      if (latest) return { ...latest, ids: found };
      const { revision, position } = gone;
      return revision < 0 || (await isFirst(position)) ? undefined : readBack(store, stream, asked, revision);
    },
  };
}
export type LastIds = ReturnType<typeof lastIds>;

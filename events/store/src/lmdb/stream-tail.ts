import type { Position, Revision } from '../port.ts';

export type Place = { readonly revision: Revision; readonly position: Position };

/** Where the newest events of each stream stand, those that the index in the file does not have yet. */
export type StreamTail = {
  size(): number;
  add(stream: string, place: Place): void;
  at(stream: string, revision: Revision): Position | undefined;
  /** By revision. */
  of(stream: string): readonly Place[];
  all(): Iterable<readonly [stream: string, places: readonly Place[]]>;
  /** Those up to this position are in the index. */
  forget(upTo: Position): void;
  clear(): void;
};

const none: readonly Place[] = [];

export function streamTail(): StreamTail {
  const streams = new Map<string, Place[]>();
  let size = 0;

  return {
    size: () => size,
    add(stream, place) {
      const places = streams.get(stream);
      if (!places) streams.set(stream, [place]);
      else if (places.at(-1)!.revision < place.revision) places.push(place);
      else {
        // Only a log that was changed by hand says a revision twice: the later event stands in the index, too.
        const before = places.findLastIndex(({ revision }) => revision <= place.revision);
        const isThere = places[before]?.revision === place.revision;
        places.splice(isThere ? before : before + 1, isThere ? 1 : 0, place);
        if (isThere) return;
      }
      size++;
    },
    at(stream, revision) {
      const places = streams.get(stream);
      if (!places || places.at(-1)!.revision < revision) return undefined;
      const place = places[revision - places[0]!.revision];
      return (place?.revision === revision ? place : places.find((one) => one.revision === revision))?.position;
    },
    of: (stream) => streams.get(stream) ?? none,
    all: () => streams,
    forget(upTo) {
      for (const [stream, places] of streams) {
        const rest = places.filter(({ position }) => position > upTo);
        size -= places.length - rest.length;
        if (rest.length === 0) streams.delete(stream);
        else if (rest.length < places.length) streams.set(stream, rest);
      }
    },
    clear() {
      streams.clear();
      size = 0;
    },
  };
}

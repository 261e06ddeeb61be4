import { facetsOf, isShown } from './facets.ts';
import type { Fields, Told } from './told.ts';

/** `of`: the person or region that the field belongs to, where a stream is about several; else empty. */
export type Change = { readonly of: string; readonly field: string; readonly before: unknown; readonly after: unknown };
/** `known`: the last known values of the stream as a whole, the event included. */
export type Step = { readonly changes: readonly Change[]; readonly known: Fields };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Before and after of each event. The events are those of one stream, in order, from its first one on. */
export function stepsOf(events: readonly Told[]): readonly Step[] {
  const known = new Map<string, Fields>();
  const knownOf = (of: string): Fields => known.get(of) ?? {};
  return events.map((event) => {
    const changes: Change[] = [];
    for (const { of, fields, before, isOnce } of facetsOf(event, knownOf)) {
      const formerly: Fields = isOnce ? {} : { ...before, ...knownOf(of) };
      for (const [field, after] of Object.entries(fields))
        if (isShown(event.stream, field, after) && !isSame(formerly[field], after))
          changes.push({ of, field, before: formerly[field] ?? null, after: after ?? null });
      if (!isOnce) known.set(of, { ...knownOf(of), ...fields });
    }
    return { changes, known: knownOf('') };
  });
}

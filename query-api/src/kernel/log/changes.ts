import { whole, type Fields } from '@paideia/events/kernel/audit.ts';
import { fieldsOf, rowOf, type LoggedEvent } from './logged-event.ts';

/** `owner`: the person or region that the field belongs to, where a stream is about several; else empty. */
export type AuditChange = {
  readonly owner: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};
/** `known`: the last known values of the stream as a whole, the event included. */
export type AuditChanges = { readonly changes: readonly AuditChange[]; readonly known: Fields };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Who did it stands beside the event, and an id that is part of the stream's own name people have seen. */
const isShown = ({ stream, type }: LoggedEvent, field: string, value: unknown): boolean =>
  field !== 'by' &&
  value !== undefined &&
  !rowOf(type)?.table.hidden?.includes(field) &&
  !(field.endsWith('Id') && typeof value === 'string' && stream.includes(value));

/** Before and after of each event. The events are those of one stream, in order, from its first one on. */
export function changesOf(events: readonly LoggedEvent[]): readonly AuditChanges[] {
  const known = new Map<string, Fields>();
  const knownOf = (owner: string): Fields => known.get(owner) ?? {};
  return events.map((event) => {
    const changes: AuditChange[] = [];
    const data = fieldsOf(event.data);
    // An event that says no more of its record than its fields do has no row for it.
    const said = rowOf(event.type)?.changes?.(data, knownOf) ?? whole(data);
    for (const { owner, fields, before, isOnce, kept } of said) {
      const formerly: Fields = isOnce ? {} : { ...before, ...knownOf(owner) };
      for (const [field, after] of Object.entries(fields))
        if (isShown(event, field, after) && !isSame(formerly[field], after))
          changes.push({ owner, field, before: formerly[field] ?? null, after: after ?? null });
      known.set(owner, { ...knownOf(owner), ...(!isOnce && fields), ...kept });
    }
    return { changes, known: knownOf('') };
  });
}

import type { NamedKind } from '@paideia/events/kernel/audit.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import { partName } from '@paideia/events/kernel/names.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import type { Context } from '../graphql/context.ts';
import type { NameOf } from './values.ts';

/** What has a name, as the views say. */
const kinds = new Map(
  projections
    .flatMap(({ records = [] }) => records)
    .flatMap(({ view, named }) => (named === undefined ? [] : [[named.kind, { view, ...named }] as const])),
);
export const namedKinds: readonly NamedKind[] = [...kinds.keys()];

/** The present name of one of a kind, with the name of the whole that it is a part of. */
export async function nameIn(join: Context['join'], kind: NamedKind, id: string): Promise<string | undefined> {
  const known = kinds.get(kind);
  const doc = known && (await join(known.view, id));
  const name = doc && known.name(doc);
  const whole = doc && known.within?.(doc);
  return name !== undefined && whole ? partName(name, await nameIn(join, whole.kind, whole.id)) : name;
}
/** The time zone of a place. */
export async function zoneIn(join: Context['join'], kind: NamedKind, id: string): Promise<string | undefined> {
  const known = kinds.get(kind);
  const doc = known?.zone && (await join(known.view, id));
  return doc && known.zone?.(doc);
}

/** Whatever `say` tells, with the present names of everybody and everything that it asks for. It is asked twice: to hear what it needs, and with the names. */
export async function withNames<T>({ join }: Pick<Context, 'join'>, say: (nameOf: NameOf) => T): Promise<T> {
  const names = new Map<string, readonly [NamedKind, string]>();
  say((kind, id) => {
    if (isId(id)) names.set(`${kind} ${id}`, [kind, id]);
    return undefined;
  });
  const found = new Map(
    await Promise.all([...names].map(async ([key, [kind, id]]) => [key, await nameIn(join, kind, id)] as const)),
  );
  return say((kind, id) => found.get(`${kind} ${id}`));
}

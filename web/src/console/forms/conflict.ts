import type { Fields } from '../admin-resource.ts';

/** A form that was saved over what somebody else had changed meanwhile: how it began, what was typed, and what stands now. */
export type Conflict = { readonly base: Fields; readonly mine: Fields; readonly theirs: Fields };

const isText = (one: unknown) => typeof one === 'string';
/** Who picks the same from a list means the same in any order; lines stand in theirs. */
const comparable = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.every(isText) ? value.toSorted() : value);
export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** The fields that both have changed, and not to the same. The others merge by themselves. */
export const contested = ({ base, mine, theirs }: Conflict, names: readonly string[]): readonly string[] =>
  names.filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]),
  );

import type { Fields } from '../admin-resource.ts';

/** A form that was saved over what somebody else had changed meanwhile: how it began, what was typed, and what stands now. */
export type Conflict = { readonly base: Fields; readonly mine: Fields; readonly theirs: Fields };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that both have changed, and not to the same. The others merge by themselves. */
export const contested = ({ base, mine, theirs }: Conflict, names: readonly string[]): readonly string[] =>
  names.filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]),
  );

/** Parts of a name are null after an erasure. */
export type Named = { readonly firstName: string | null; readonly lastName: string | null };

export const fullName = ({ firstName, lastName }: Named): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** Sorts people by family name, then by given name, whatever the case and the accents. */
export const nameKey = ({ firstName, lastName }: Named): string =>
  [lastName, firstName]
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    // Letters with a stroke are not decomposed by Unicode.
    .replace(/[łøđ]/g, (letter) => ({ ł: 'l', ø: 'o', đ: 'd' })[letter] ?? letter);

/** What a change of a profile makes of a name: a field that is left out stays, one that is null was erased. */
export const renamed = <T extends Named>(
  person: T,
  changed: { readonly firstName?: string | null | undefined; readonly lastName?: string | null | undefined },
): T => ({
  ...person,
  ...(changed.firstName !== undefined && { firstName: changed.firstName }),
  ...(changed.lastName !== undefined && { lastName: changed.lastName }),
});

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

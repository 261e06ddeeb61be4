import type { Named } from '@paideia/events/kernel/names.ts';

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

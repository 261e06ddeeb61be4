/** Without accents and capitals, so that "pre" finds "Présences". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** It tells how well a label answers what was typed: 0 is not at all; a label that starts with it comes before one that holds it, word by word. */
export function fit(label: string, typed: string): number {
  const wanted = plain(typed).trim();
  if (wanted === '') return 1;
  const text = plain(label);
  if (text.startsWith(wanted)) return 4;
  if (text.split(/\s+/u).some((word) => word.startsWith(wanted))) return 3;
  return wanted.split(/\s+/u).every((word) => text.includes(word)) ? 2 : 0;
}

/** What answers, best first; equals stay in their order. */
export const find = <T extends { readonly label: string }>(items: readonly T[], typed: string): readonly T[] =>
  items
    .map((item) => ({ item, fit: fit(item.label, typed) }))
    .filter((one) => one.fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ item }) => item);

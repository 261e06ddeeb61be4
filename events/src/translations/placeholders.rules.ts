/** The names in braces, each once and in order; `{{name}}` and `{name}` are the same. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{?\s*([A-Za-z0-9_]+)\s*\}?\}/g)].map(([, name]) => name ?? ''))].sort();

/** The first that one text has and the other has not. */
export function misplaced(original: string, translation: string): string | undefined {
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(translation)];
  return wanted.find((name) => !found.includes(name)) ?? found.find((name) => !wanted.includes(name));
}

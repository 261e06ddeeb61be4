const plural = /_(zero|one|two|few|many|other)$/;
/** One of something may be said without the number. */
const mayBeLeftOut = (messageId: string, name: string): boolean => name === 'count' && plural.test(messageId);

/** The names in braces, each once and in order; `{{name}}` and `{name}` are the same. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{?\s*([A-Za-z0-9_]+)\s*\}?\}/g)].map(([, name]) => name ?? ''))].sort();

/** The first that one text of a message has and the other has not. */
export function misplaced(messageId: string, original: string, translation: string): string | undefined {
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(translation)];
  const differing = [
    ...wanted.filter((name) => !found.includes(name)),
    ...found.filter((name) => !wanted.includes(name)),
  ];
  return differing.find((name) => !mayBeLeftOut(messageId, name));
}

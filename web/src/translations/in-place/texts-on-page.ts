/** Which messages were said as what, since translating began on this page. */
const said = new Map<string, Set<string>>();

export function remember(id: string, text: string): void {
  const key = text.trim();
  if (key === '') return;
  const ids = said.get(key) ?? new Set();
  said.set(key, ids.add(id));
}

/** A text that is shown, and the messages that may have said it. */
export type Shown = { readonly text: string; readonly ids: readonly string[] };
const labels = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** What an element says by itself, not by what is within it. */
function* wordsOf(element: Element): Iterable<string> {
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) yield node.nodeValue ?? '';
  for (const label of labels) yield element.getAttribute(label) ?? '';
}
/** Texts are put together of others: of a whole that nobody said the longest parts that somebody did. */
function partsOf(words: string): readonly Shown[] {
  const whole = said.get(words);
  if (whole) return [{ text: words, ids: [...whole] }];
  return [...said]
    .filter(([text]) => text.length > 2 && words.includes(text))
    .sort(([one], [other]) => other.length - one.length)
    .map(([text, ids]) => ({ text, ids: [...ids] }));
}
const unique = (texts: readonly Shown[]) => [...new Map(texts.map((one) => [one.text, one])).values()];

/** The texts of what was clicked, or of the nearest around it that says any. */
export function textsAt(target: Element): readonly Shown[] {
  for (
    let element: Element | null = target, steps = 0;
    element && steps < 4;
    element = element.parentElement, steps++
  ) {
    const found = unique([...wordsOf(element)].flatMap((words) => (words.trim() ? partsOf(words.trim()) : [])));
    if (found.length > 0) return found;
  }
  return [];
}
/** Every text of the page, as it stands there from top to bottom. */
export const textsOnPage = (root: Element): readonly Shown[] =>
  unique(
    [...root.querySelectorAll('*')].flatMap((element) =>
      [...wordsOf(element)].flatMap((words) => {
        const ids = said.get(words.trim());
        return ids ? [{ text: words.trim(), ids: [...ids] }] : [];
      }),
    ),
  );

import { diffWordsWithSpace } from 'diff';

const blocks = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,tr,pre,hr';

/** The words of a document, a line for each paragraph. It is read by a parser that runs nothing. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  for (const cell of body.querySelectorAll('td,th')) cell.append(' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim();
}

export type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };
/** What became of the words from one version to the next, in their order. */
export const differences = (before: string, now: string): readonly Piece[] =>
  diffWordsWithSpace(wordsOf(before), wordsOf(now)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));

import { diffWordsWithSpace } from 'diff';

const blocks = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,tr,pre,hr';
/** Signs that stand in no text: one for each picture, which so is a word of its own. */
const firstSign = 0xf0000;
const signs = /[\u{f0000}-\u{ffffd}]/gu;

/** The words of a document, a line for each paragraph. It is read by a parser that runs nothing. */
function wordsOf(html: string, signOf: (picture: Element) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img[data-file]')) picture.replaceWith(`${signOf(picture)}\n`);
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  for (const cell of body.querySelectorAll('td,th')) cell.append(' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim();
}

type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };
/** What became of the words and pictures from one version to the next, in their order. Another file or other words for it are another picture. */
export function differences(before: string, now: string, nameOf: (alt: string) => string): readonly Piece[] {
  const pictures: { readonly key: string; readonly alt: string }[] = [];
  const signOf = (picture: Element) => {
    const alt = picture.getAttribute('alt') ?? '';
    const key = `${picture.getAttribute('data-file')} ${alt}`;
    const at = pictures.findIndex((one) => one.key === key);
    return String.fromCodePoint(firstSign + (at < 0 ? pictures.push({ key, alt }) - 1 : at));
  };
  const named = (text: string) =>
    text.replace(signs, (sign) => `[${nameOf(pictures[sign.codePointAt(0)! - firstSign]?.alt ?? '')}]`);
  return diffWordsWithSpace(wordsOf(before, signOf), wordsOf(now, signOf)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: named(value),
  }));
}

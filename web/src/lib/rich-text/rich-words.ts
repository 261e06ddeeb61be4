const blocks = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,tr,pre,hr';

/** The words of a rich text, a line for each paragraph; a picture stands as the words for it. It is read by a parser that runs nothing. */
export function richWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[${picture.getAttribute('alt') ?? ''}]`);
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  for (const cell of body.querySelectorAll('td,th')) cell.append(' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim();
}

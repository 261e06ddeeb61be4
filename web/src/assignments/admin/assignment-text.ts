const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Rich text of nothing but paragraphs, as plain text with blank lines between them; undefined where there is more to it. */
export function plainOf(html: string): string | undefined {
  if (/<(?!\/?p>|br\s*\/?>)/i.test(html)) return undefined;
  return html
    .replace(/\s*<\/p>\s*(<p>)?/gi, '\n\n')
    .replace(/<p>/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (found) => entities[found]!)
    .trim();
}
/** Plain text as the paragraphs that it has. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const safe = paragraph.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
      return `<p>${safe.replace(/\n/g, '<br>')}</p>`;
    })
    .join('');

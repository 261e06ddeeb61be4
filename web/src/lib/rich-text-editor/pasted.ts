const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const levelOf = (item: Element): number => Number(/mso-list:[^;]*\blevel(\d)/i.exec(styleOf(item))?.[1] ?? 0);
/** Word draws the bullet or the number of an item as text of its own. */
const markerOf = (item: Element): Element | undefined =>
  [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));

type OpenList = { readonly level: number; readonly list: Element };

/** Items that follow each other become lists, those of a deeper level within the item above them. */
function listOf(items: readonly Element[]): void {
  const open: OpenList[] = [];
  let last: Element | undefined;
  for (const item of items) {
    const level = levelOf(item);
    const marker = markerOf(item);
    const kind = /^\s*\w{1,5}[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    while (open.length > 1 && open.at(-1)!.level > level) open.pop();
    const around = open.at(-1);
    const isOther = around && around.level >= level && around.list.localName !== kind;
    if (isOther) open.pop();
    if (!around || isOther || around.level < level) {
      const list = item.ownerDocument.createElement(kind);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else {
        if (last) last.after(list);
        else item.before(list);
        last = list;
      }
      open.push({ level, list });
    }
    marker?.remove();
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)!.list.append(entry);
    item.remove();
  }
}

/** A title is no part of a text here, so that its headings begin one step lower; there are three of them. */
function lowerHeadings(body: Element): void {
  const by = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Number(heading.localName[1]) + by);
    if (heading.localName === `h${level}`) continue;
    const lower = heading.ownerDocument.createElement(`h${level}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** What comes from elsewhere by the clipboard, with its headings and lists as a text of ours has them: Word writes the items of a list as paragraphs. */
export function asOurs(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  lowerHeadings(body);
  const isItem = (one: Element | null): one is Element => one !== null && one.localName === 'p' && levelOf(one) > 0;
  for (const first of body.querySelectorAll('p')) {
    if (!isItem(first) || !first.parentElement) continue;
    const items: Element[] = [];
    for (let item: Element | null = first; isItem(item); item = item.nextElementSibling) items.push(item);
    listOf(items);
  }
  return body.innerHTML;
}

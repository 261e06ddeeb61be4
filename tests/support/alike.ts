import type { Page } from 'playwright-core';

/**
 * What follows is run in the page. It marks what axe would judge as it has judged its like: of siblings with the same elements, classes and states the first
 * two are left. What a text, an address or an id says is no part of that likeness, whether it is there is.
 */
const script = `(judged) => {
  const told = new Set(['class', 'style', 'role', 'type', 'tabindex', 'lang', 'dir']);
  const isState = (name, value) => name.startsWith('aria-') && value.length < 6;
  const likenesses = new Map();
  const likenessOf = (element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      told.has(name) || isState(name, value) ? name + '=' + value : name + (value.trim() === '' ? '' : '=…'));
    const inner = [...element.childNodes].map((node) =>
      node.nodeType === Node.ELEMENT_NODE ? likenessOf(node) : node.nodeType === Node.TEXT_NODE && node.data.trim() !== '' ? 'text' : '');
    const likeness = element.localName + '[' + attributes.sort() + '](' + inner + ')';
    likenesses.set(element, likeness);
    return likeness;
  };
  for (const element of document.querySelectorAll('[data-alike]')) element.removeAttribute('data-alike');
  likenessOf(document.body);
  for (const parent of likenesses.keys()) {
    const seen = new Map();
    for (const child of parent.children) {
      const likeness = likenesses.get(child);
      const before = seen.get(likeness) ?? 0;
      seen.set(likeness, before + 1);
      if (before >= 2 && child.childElementCount > 0) child.setAttribute('data-alike', '');
    }
  }
  const surroundings = [document.documentElement.className, innerWidth, matchMedia('(prefers-color-scheme: dark)').matches].join();
  return [...document.querySelectorAll('header, nav')]
    .filter((element) => !element.closest('main'))
    .map((element) => {
      const likeness = surroundings + likenesses.get(element);
      if (judged.includes(likeness)) element.setAttribute('data-alike', '');
      return likeness;
    });
}`;

/** It holds the bars and menus around the pages that axe has judged, with the width and the scheme they stood in. */
const judged = new Set<string>();

/** It leaves to axe what differs: see `script`. Of bars and menus outside the page's content one look in each width and scheme is enough. */
export async function markAlike(page: Page): Promise<string> {
  const likenesses = await page.evaluate<string[]>(`(${script})(${JSON.stringify([...judged])})`);
  for (const likeness of likenesses) judged.add(likeness);
  return '[data-alike]';
}

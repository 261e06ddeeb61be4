import type { Page } from 'playwright-core';

export type Measured = {
  readonly title: string;
  readonly beyond: number;
  readonly smallTargets: readonly string[];
  readonly narrowText: readonly string[];
};

/** What follows is run in the page, which has no TypeScript. */
const script = `(() => {
  const isShown = (element) => {
    const { right, bottom, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > 0 && bottom + scrollY > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.closest('[aria-hidden=true]');
  };
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);

  // A finger of 24 px meets the element in its middle: at its upper and lower edge, left and right.
  const isInText = (element) =>
    getComputedStyle(element).display === 'inline' && [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const isLargeEnough = (element) => {
    // A label belongs to its box, and the whole line to its slider.
    const around = element.matches('input[type=checkbox], input[type=radio]') ? 'label, .MuiButtonBase-root' : element.matches('input[type=range]') ? '.MuiSlider-root' : null;
    const target = (around && element.closest(around)) ?? element;
    target.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return [[-11, 0], [11, 0], [0, -11], [0, 11]].every(([right, down]) => {
      const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
      return hit !== null && (target.contains(hit) || hit.control === element);
    });
  };
  const smallTargets = [...document.querySelectorAll('a[href], button:enabled, input, select, textarea, summary, [role=button], [role=tab]')]
    .filter((element) => isShown(element) && !isInText(element) && !isLargeEnough(element))
    .map(nameOf);

  // Text that has so little room that it takes three lines of one short word each, or that words break without a hyphen. Long codes must break.
  const narrowText = [];
  const walker = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim().length < 3 || !isShown(element) || element.closest('option')) continue;
    const range = document.createRange();
    const linesOf = (from, to) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const tops = (lines) => new Set(lines.map(({ top }) => Math.round(top))).size;
    const lines = linesOf(0, node.data.length);
    const isNarrow = tops(lines) >= 3 && Math.max(...lines.map(({ width }) => width)) < 110;
    const isTorn = tops(lines) > 1 && getComputedStyle(element).hyphens !== 'auto' && [...node.data.matchAll(/[\\p{L}]{2,24}/gu)].some(({ 0: word, index }) => {
      const around = /\\S*$/.exec(node.data.slice(0, index))[0] + word + /^\\S*/.exec(node.data.slice(index + word.length))[0];
      return around.length < 24 && tops(linesOf(index, index + word.length)) > 1;
    });
    if (isNarrow || isTorn) narrowText.push(node.data.trim().slice(0, 60));
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { title: document.title, beyond: scrollWidth - clientWidth, smallTargets, narrowText };
})()`;

/** It tells what the window is called, by how much the page is wider than it, what a finger would miss, and which texts have no room. */
export const measureScreen = (page: Page): Promise<Measured> => page.evaluate<Measured>(script);

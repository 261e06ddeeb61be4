import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down between the rows of a list, while the keyboard is on one of their links. Enter is the link's own. */
export function rowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const row = event.target instanceof Element ? event.target.closest('tr, li') : null;
  const here = links.findIndex((link) => row?.contains(link));
  const next = links[here + step];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

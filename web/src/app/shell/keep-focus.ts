const lost = () => document.activeElement === document.body || document.activeElement === null;
const canTake = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/**
 * Browsers put the focus on the body when the element that has it is disabled or removed, so that keyboards and screen readers begin again at the top. Here it
 * comes back to the element once that can take it again, and otherwise goes to the title of the page.
 */
export function keepFocus(): void {
  let last: HTMLElement | undefined;
  const restore = () => {
    if (!last || !lost()) return;
    if (canTake(last)) last.focus({ preventScroll: true });
    else if (!last.isConnected)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  };
  addEventListener('focusin', ({ target }) => (last = target instanceof HTMLElement ? target : undefined));
  // Whoever clicks beside everything gives the focus away.
  addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (target === last && target instanceof HTMLElement && canTake(target) && lost()) last = undefined;
    }),
  );
  new MutationObserver(restore).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

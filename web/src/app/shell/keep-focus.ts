const isOff = (element: HTMLElement) => element.matches(':disabled');

/**
 * Browsers put the focus on the body when the element that has it is disabled or removed, so that keyboards and screen readers begin again at the top, and an
 * open dialog takes it from there to itself. Here it comes back to the element once that can take it again, and otherwise goes to the title of the page.
 */
export function keepFocus(): void {
  let last: HTMLElement | undefined;
  /** The body, or a dialog, has the focus in place of what stands within it. */
  const isAround = () => document.activeElement !== last && document.activeElement?.contains(last!);
  const restore = () => {
    if (!last) return;
    if (!last.isConnected) {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
    } else if (isAround() && !isOff(last)) last.focus({ preventScroll: true });
  };
  addEventListener('focusin', ({ target }) => {
    if (!(last && isOff(last) && isAround())) last = target instanceof HTMLElement ? target : undefined;
  });
  // Whoever clicks beside everything gives the focus away.
  addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (target === last && last && !isOff(last) && isAround()) last = undefined;
    }),
  );
  new MutationObserver(restore).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

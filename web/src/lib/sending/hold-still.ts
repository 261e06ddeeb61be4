const typed = 'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color]), textarea';
/** These keys lead elsewhere, or say nothing by themselves. */
const harmless: ReadonlySet<string> = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta']);
const guarded = ['beforeinput', 'paste', 'drop', 'mousedown', 'touchend', 'click', 'keydown'] as const;

const changesNothing = (event: Event): boolean =>
  (event instanceof KeyboardEvent && harmless.has(event.key)) ||
  // It is read-only: whoever points at it, or moves in it by keys, only reads.
  (event.target instanceof Element && event.target.matches(typed));

/**
 * Nothing in the form can be changed until it is let go, by the function that is answered. Its fields are read-only and not disabled, so that the focus stays
 * where it is; what cannot be read-only, such as a choice, takes neither pointer nor keys.
 */
export function holdStill(form: HTMLFormElement): () => void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)].filter(
    (field) => !field.readOnly,
  );
  for (const field of fields) field.readOnly = true;
  const refuse = (event: Event) => {
    if (changesNothing(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of guarded) form.addEventListener(type, refuse, { capture: true, passive: false });
  return () => {
    for (const field of fields) field.readOnly = false;
    for (const type of guarded) form.removeEventListener(type, refuse, { capture: true });
  };
}

import { useEffect, useRef } from 'react';

/** What people type or choose in; what only the page reaches, such as the input of files below a button, is none. */
const controls = ['input', 'select', 'textarea']
  .map((name) => `${name}:enabled:not([type=hidden], [type=file], [aria-hidden=true])`)
  .join(', ');

/** Who opens a form begins in its first field, whatever that is, unless a field of it asks for the focus itself. */
export function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (form && !form.contains(document.activeElement)) form.querySelector<HTMLElement>(controls)?.focus();
  }, []);
  return <span hidden ref={mark} />;
}

/** Refused, the form around it has the focus in the first field that is wrong, or else on its button, which lost it while it was barred. */
export function FocusRefused({ times }: { readonly times: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (times === 0) return;
    const form = mark.current?.closest('form');
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? form?.querySelector<HTMLElement>('[type=submit]:enabled'))?.focus();
  }, [times]);
  return <span hidden ref={mark} />;
}

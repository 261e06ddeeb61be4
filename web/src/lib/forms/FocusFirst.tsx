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

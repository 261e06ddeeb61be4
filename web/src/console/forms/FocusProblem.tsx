import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

const controls = 'input:enabled, select:enabled, textarea:enabled';
/** Who opens a form begins in its first field, whatever that is. */
export function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest('form')?.querySelector<HTMLElement>(controls)?.focus(), []);
  return <span hidden ref={mark} />;
}

/** Once the form around it is refused, the first field that is wrong has the focus, with room for the words below it. */
export function FocusProblem() {
  const { submitCount } = useFormState();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const control = mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    control?.focus();
    control?.scrollIntoView?.({ block: 'center' });
  }, [submitCount]);
  return <span hidden ref={mark} />;
}

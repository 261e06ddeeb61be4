import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

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

import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Once the form around it is refused, the first field that is wrong, or the button below lines that are, has the focus, with room for the words beside it. */
export function FocusProblem() {
  const { submitCount } = useFormState();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const control = mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    control?.focus();
    control?.scrollIntoView?.({ block: 'center' });
  }, [submitCount]);
  return <span hidden ref={mark} />;
}

import { useEffect, useState, type FormEvent } from 'react';
import { toldAbout, wordsFor, type Control } from './checks.ts';

type Found = { readonly control: Control; readonly words: string };

/**
 * What the browser's own checks find when a form is sent, to be said at the field until it is mended. `watch` belongs on an element around the
 * control.
 */
export function useChecks(): {
  readonly problem: string | undefined;
  readonly watch: { readonly onInvalidCapture: (event: FormEvent) => void };
} {
  const [found, setFound] = useState<Found>();
  // Whatever mends it, typing or choosing or a button beside it, draws the field anew.
  useEffect(() => {
    if (!found) return;
    const words = found.control.validity.valid ? undefined : wordsFor(found.control);
    if (words !== found.words) setFound(words === undefined ? undefined : { ...found, words });
  });
  const onInvalidCapture = (event: FormEvent) => {
    const control = toldAbout(event);
    if (control) setFound({ control, words: wordsFor(control) });
  };
  return { problem: found?.words, watch: { onInvalidCapture } };
}

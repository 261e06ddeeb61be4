import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { toldAbout, wordsFor, type Control } from './checks.ts';

type Found = { readonly control: Control; readonly words: string };
/** Belongs on an element around the control. */
export type Watch = { readonly onInvalidCapture: (event: FormEvent) => void };
type Props = { readonly children: (problem: string | undefined, watch: Watch) => ReactNode };

/** It goes around a control, and says at the field what the browser's own checks find when the form is sent, until it is mended. */
export function Checked({ children }: Props) {
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
  return children(found?.words, { onInvalidCapture });
}

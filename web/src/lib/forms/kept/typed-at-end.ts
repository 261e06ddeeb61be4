import { useEffect, useEffectEvent, useState } from 'react';
import { hasSessionEnded } from '../../session/session-end.ts';
import { keepDraft, keptDraft } from '../drafts.ts';

const draftOf = (name: string) => `atEnd:${name}`;

/** It answers what was typed into the form of that name when a session ended by itself. */
export function useTypedAtEnd(name: string): Readonly<Record<string, unknown>> {
  const [typed] = useState(() => keptDraft(draftOf(name)));
  return typed;
}

/**
 * A session that ends by itself loads the page anew, and what is typed would be lost: the same person finds it in the form again, once. What is given up in any
 * other way is gone.
 * @param typed answers what is to be kept, if anything is
 */
export function useKeepAtEnd(name: string, typed: () => object | undefined): void {
  const keep = useEffectEvent(() => {
    const fields = hasSessionEnded() ? typed() : undefined;
    if (fields) keepDraft(draftOf(name), fields);
  });
  useEffect(() => {
    const hide = () => keep();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, []);
  useEffect(() => keepDraft(draftOf(name), undefined), [name]);
}

/** It does the same for a form of `useForm` that began with what `useTypedAtEnd` answered. */
export const useKeepFormAtEnd = (
  name: string,
  form: { readonly isChanged: boolean; readonly keptText: string },
): void => useKeepAtEnd(name, () => (form.isChanged ? (JSON.parse(form.keptText) as object) : undefined));

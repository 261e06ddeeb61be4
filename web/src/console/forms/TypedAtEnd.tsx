import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useKeepAtEnd } from '../../lib/forms/index.ts';
import type { Fields } from '../admin-resource.ts';
import type { TypedOn } from './use-record-form.ts';

type Props = {
  readonly name: string;
  readonly base: Fields;
  /** It was typed before a session ended by itself. */
  readonly typedBefore: Fields | undefined;
  /** It is in the form again. */
  readonly onBack: () => void;
};

/** In a form, it keeps what is typed when the session ends by itself, and brings it back, on the revision that it was begun on. */
export function TypedAtEnd({ name, base, typedBefore, onBack }: Props): null {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  useKeepAtEnd(name, (): TypedOn | undefined => {
    const typed = Object.entries(getValues()).filter(([field]) => field in dirtyFields);
    return typed.length > 0 ? { base, typed: Object.fromEntries(typed) } : undefined;
  });
  useEffect(() => {
    if (!typedBefore) return;
    // The form around it begins in an effect of its own, which comes after this one.
    queueMicrotask(() => {
      for (const [field, value] of Object.entries(typedBefore)) setValue(field, value, { shouldDirty: true });
      onBack();
    });
  }, [typedBefore]);
  return null;
}

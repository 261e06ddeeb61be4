import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { UnsavedChanges } from '../../lib/forms/index.ts';

/** It tells whether anything differs from what the form began with. Once somebody else's change is under what was typed, only the fields know it. */
export function useIsTyped(): boolean {
  const { isDirty, dirtyFields, isSubmitting } = useFormState();
  return !isSubmitting && (isDirty || Object.keys(dirtyFields).length > 0);
}

/** Asks before the page is left with something typed into the form around it; who shows the form learns of it by `onTyped`. */
export function TypedUnsaved({ onTyped }: { readonly onTyped: (isTyped: boolean) => void }) {
  const isTyped = useIsTyped();
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);
  return <UnsavedChanges isChanged={isTyped} />;
}

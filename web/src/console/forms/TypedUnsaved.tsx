import { useFormState } from 'react-hook-form';
import { UnsavedChanges } from '../../lib/forms/index.ts';

/** It tells whether anything differs from what the form began with. Once somebody else's change is under what was typed, only the fields know it. */
export function useIsTyped(): boolean {
  const { isDirty, dirtyFields, isSubmitting } = useFormState();
  return !isSubmitting && (isDirty || Object.keys(dirtyFields).length > 0);
}
/** Asks before the page is left with something typed into the form around it. */
export const TypedUnsaved = () => <UnsavedChanges isChanged={useIsTyped()} />;

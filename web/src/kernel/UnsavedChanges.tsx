import { ConfirmDialog } from './ConfirmDialog.tsx';
import { kernelMessages } from './kernel.messages.ts';
import { useMessages } from './use-messages.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** Put into a form: asks before the page is left while it `isChanged`. */
export function UnsavedChanges({ isChanged }: { readonly isChanged: boolean }) {
  const t = useMessages(kernelMessages);
  const { isAsking, leave, stay } = useUnsavedChanges(isChanged);
  return <ConfirmDialog open={isAsking} title={t('unsavedChanges')} confirm={t('leavePage')} cancel={t('stayHere')} onConfirm={leave} onCancel={stay} />;
}

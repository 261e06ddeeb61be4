import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** It closes a dialog at once, unless something `isTyped` that would be lost: then its question, which the dialog shows, comes first. */
export function useClosing(
  isTyped: boolean,
  onClose: () => void,
): { readonly close: () => void; readonly question: ReactNode } {
  const t = useMessages(kernelMessages);
  const [isAsked, setAsked] = useState(false);
  if (isAsked && !isTyped) setAsked(false);
  return {
    close: () => (isTyped ? setAsked(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsked}
        title={t('unsavedChanges')}
        confirm={t('leavePage')}
        cancel={t('stayHere')}
        onConfirm={onClose}
        onCancel={() => setAsked(false)}
      />
    ),
  };
}

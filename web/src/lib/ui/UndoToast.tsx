import { kernelMessages } from './kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

export function UndoToast({ text, undo }: { readonly text: string; readonly undo: () => void }) {
  const t = useMessages(kernelMessages);
  return (
    <>
      <span>{text}</span>
      <button type="button" className="toast-undo" onClick={undo}>
        {t('undo')}
      </button>
    </>
  );
}

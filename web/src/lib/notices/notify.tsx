import type { toast as library } from 'react-toastify/unstyled';
import { errorText } from './errors.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

function UndoToast({ text, undo }: { readonly text: string; readonly undo: () => void }) {
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

let tellOfFirst: () => void;
/** It is kept from the moment that something is to be said, before the code of notices is there. */
export const firstNotice = new Promise<void>((resolve) => {
  tellOfFirst = resolve;
});

/** The code of notices comes after the page, so that nobody waits for it. What is said before then is shown when it is there. */
function withToast(say: (toast: typeof library) => void): void {
  tellOfFirst();
  void import('react-toastify/unstyled').then(({ toast }) => say(toast));
}

/** Says shortly that something was done, with one Undo link where it can be taken back. With an `id` it replaces the notice of that id. */
export function notify(text: string, undo?: () => void, id?: string): void {
  const content = undo ? <UndoToast text={text} undo={undo} /> : text;
  withToast((toast) => {
    if (id !== undefined && toast.isActive(id)) toast.update(id, { render: content, autoClose: 5000 });
    else toast.info(content, { role: 'status', ...(id !== undefined && { toastId: id }) });
  });
}
/** Says what went wrong: a text, or an error in the words of the server. Of an `id` there is one at a time. */
export function notifyError(error: unknown, id?: string): void {
  const text = typeof error === 'string' ? error : errorText(error);
  withToast((toast) => toast.error(text, { role: 'alert', ...(id !== undefined && { toastId: id }) }));
}

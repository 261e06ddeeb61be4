import { toast } from 'react-toastify/unstyled';
import { errorText } from '../data/errors.ts';
import { UndoToast } from './UndoToast.tsx';

/** Says shortly that something was done, with one Undo link where it can be taken back. With an `id` it replaces the notice of that id. */
export function notify(text: string, undo?: () => void, id?: string): void {
  const content = undo ? <UndoToast text={text} undo={undo} /> : text;
  if (id !== undefined && toast.isActive(id)) toast.update(id, { render: content, autoClose: 5000 });
  else toast(content, { role: 'status', ...(id !== undefined && { toastId: id }) });
}
/** Takes a notice away that is no longer true. */
export const dismissNotice = (id: string): void => toast.dismiss(id);
/** Says what went wrong: a text, or an error in the words of the server. Of an `id` there is one at a time. */
export function notifyError(error: unknown, id?: string): void {
  toast.error(typeof error === 'string' ? error : errorText(error), {
    role: 'alert',
    ...(id !== undefined && { toastId: id }),
  });
}

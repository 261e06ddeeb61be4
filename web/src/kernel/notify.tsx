import { toast } from 'react-toastify/unstyled';
import { errorText } from './errors.ts';
import { UndoToast } from './UndoToast.tsx';

/** Says shortly that something was done, with one Undo link where it can be taken back. */
export function notify(text: string, undo?: () => void): void {
  toast(undo ? <UndoToast text={text} undo={undo} /> : text, { role: 'status' });
}
/** Says what went wrong: a text, or an error in the words of the server. */
export function notifyError(error: unknown): void {
  toast.error(typeof error === 'string' ? error : errorText(error), { role: 'alert' });
}

import { useForm } from '../../lib/forms/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { useWait } from './use-wait.ts';

/** A form of a visitor. What the server refuses is said in a toast; when it has no time, the form waits. */
export function useVisitorForm<T extends object>(options: Parameters<typeof useForm<T>>[0]) {
  const form = useForm<T>(options);
  const wait = useWait();
  const send = (command: (typed: T) => Promise<unknown>): Promise<boolean> =>
    form.attempt(() =>
      command(form.trimmed).catch((error: unknown) => {
        if (!wait.startFor(error, () => void send(command))) notifyError(error);
        throw error;
      }),
    );
  return { ...form, wait, send, isWaiting: form.isBusy || wait.text !== undefined };
}

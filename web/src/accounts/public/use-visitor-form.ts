import { useRef, useState } from 'react';
import { errorCode, errorText } from '../../lib/data/index.ts';
import { type Refusals, useForm } from '../../lib/forms/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { useWait } from './use-wait.ts';

type Options<T extends object> = Omit<Parameters<typeof useForm<T>>[0], 'refusals'> & {
  readonly refusals?: Refusals<T>;
};

/**
 * A form of a visitor. What the server refuses is said in a toast and stays in `refusal` until the next try; when the server has no time, the form waits, and is then sent as it
 * stands by then, once its fields were looked at again.
 */
export function useVisitorForm<T extends object>(options: Options<T>) {
  const form = useForm<T>(options);
  const wait = useWait();
  const formRef = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const send = (command: (typed: T) => Promise<unknown>): Promise<boolean> => {
    setRefusal(undefined);
    return form.attempt(() =>
      command(form.trimmed).catch((error: unknown) => {
        // Where it is only a button, nothing was typed meanwhile.
        const again = () => (formRef.current ? formRef.current.requestSubmit() : void send(command));
        if (!wait.startFor(error, again)) {
          notifyError(error);
          // What is about one field is said there.
          if (options.refusals?.[errorCode(error) ?? ''] === undefined) setRefusal(errorText(error));
        }
        throw error;
      }),
    );
  };
  return { ...form, formRef, wait, send, refusal, isWaiting: form.isBusy || wait.text !== undefined };
}

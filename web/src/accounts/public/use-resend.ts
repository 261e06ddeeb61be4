import { useState } from 'react';
import { fetchOperation } from '../../lib/data/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ResendVerificationOperation } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';

/** Asks for the mail that an account waits for once more; whether there is one is not said. */
export function useResend() {
  const t = useMessages(signInPagesMessages);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async send(email: string) {
      setBusy(true);
      try {
        await fetchOperation(ResendVerificationOperation, { email: email.trim() });
        notify(t('resent'));
      } catch (error) {
        notifyError(error);
      }
      setBusy(false);
    },
  };
}

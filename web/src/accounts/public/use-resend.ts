import { useState } from 'react';
import { fetchOperation } from '../../lib/data/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ResendVerificationOperation } from '../../generated/accounts/doors.fetch.ts';
import { doorMessages } from '../doors.messages.ts';

/** Asks for the mail that an account waits for once more; whether there is one is not said. */
export function useResend() {
  const t = useMessages(doorMessages);
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

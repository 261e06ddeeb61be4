import { fetchOperation } from '../../lib/data/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ResendVerificationOperation } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { useVisitorForm } from './use-visitor-form.ts';

/** Asks for the mail that an account waits for once more; whether there is one is not said. */
export function useResend(email = '') {
  const t = useMessages(signInPagesMessages);
  const form = useVisitorForm({ start: { email } });
  const resend = () =>
    form.send(async (typed) => {
      await fetchOperation(ResendVerificationOperation, typed);
      notify(t('resent'));
    });
  return { ...form, resend };
}

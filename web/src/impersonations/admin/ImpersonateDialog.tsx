import { useRef, useState } from 'react';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { ActDialog } from '../../lib/ui/index.ts';
import { fetchOperation, intentions } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { forgetPerson } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ImpersonateUserOperation } from '../../generated/impersonations/admin/impersonate.fetch.ts';
import { impersonateMessages } from './impersonate.messages.ts';

type Props = {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly goTo?: (path: string) => void;
};

/** Asks why, and goes on as the other person: with a page of its own, so that nothing of the admin's is left in it. */
export function ImpersonateDialog({ userId, name, onClose, goTo = (path) => location.replace(path) }: Props) {
  const t = useMessages(impersonateMessages);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const intention = useRef(intentions());
  const begin = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await fetchOperation(ImpersonateUserOperation, {
        userId,
        reason: reason.trim(),
        commandId: intention.current.idFor(reason.trim()),
      });
      forgetPerson();
      goTo('/dashboard');
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };
  return (
    <ActDialog
      title={t('title', { name })}
      confirm={t('start')}
      isBusy={isBusy}
      acts={{ error, isOvertaken: false }}
      onSubmit={() => void begin()}
      onClose={onClose}
    >
      <p>{t('about', { name })}</p>
      <LabelledText
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        required
        maxLength={longestReason}
        rows={2}
        autoFocus
      />
    </ActDialog>
  );
}

import { useState } from 'react';
import { ActDialog } from '../../lib/ui/index.ts';
import { ReasonField } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';
import { Changes } from './Changes.tsx';
import type { DialogProps } from './use-invoice-acts.ts';

/** Takes an invoice back on which no money is left. */
export function DeleteDialog({ invoice, name, acts, print, onDone, onClose }: DialogProps) {
  const t = useMessages(billingMessages);
  const [reason, setReason] = useState('');
  const submit = async () => {
    const because = reason.trim();
    if (
      because !== '' &&
      (await acts.remove({ _id: invoice.id, reason: because, expectedRevision: invoice._revision }))
    )
      onDone();
  };
  return (
    <ActDialog
      title={t('deleteTitle', { invoice: name, name: invoice.studentName ?? t('erased') })}
      confirm={t('deleteConfirm')}
      isDestructive
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Changes rows={[]} note={t('deleteText', { amount: print(invoice.balance, invoice.currency) })} />
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </ActDialog>
  );
}

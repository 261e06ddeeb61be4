import { useState } from 'react';
import { ledgerAfter } from '@paideia/events/invoices/invoice.rules.ts';
import { newId } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import type { DialogProps } from './use-invoice-acts.ts';

/** Takes something off what is owed, at most what has not been credited yet. */
export function CreditDialog(props: DialogProps) {
  const t = useMessages(billingMessages);
  const { invoice, name, acts } = props;
  const [creditNoteId] = useState(newId);
  const [amount, setAmount] = useState('');
  return (
    <CorrectionDialog
      {...props}
      title={t('creditTitle', { invoice: name })}
      confirm={t('creditConfirm')}
      amount={amount}
      onAmount={setAmount}
      most={invoice.creditable}
      effectOf={(ledger, credited) => ({ then: ledgerAfter.CreditNoteIssued(ledger, { amount: credited }) })}
      onSend={(wish) => acts.credit({ ...wish, creditNoteId })}
    />
  );
}

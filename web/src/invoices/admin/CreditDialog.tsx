import { useState } from 'react';
import { ledgerAfter } from '@paideia/events/invoices/invoice.rules.ts';
import { useCommand } from '../../lib/data/index.ts';
import { newId, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { IssueCreditNoteDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import { billingMessages } from './billing.messages.ts';
import { CorrectionDialog, freshCorrection } from './CorrectionDialog.tsx';
import { bookingRefusals } from './MoneyField.tsx';
import type { DialogProps } from './use-invoice-acts.ts';

/** Takes something off what is owed, at most what has not been credited yet. */
export function CreditDialog(props: DialogProps) {
  const t = useMessages(billingMessages);
  const { run } = useCommand(IssueCreditNoteDocument);
  const [creditNoteId] = useState(newId);
  return (
    <CorrectionDialog
      {...props}
      title={t('creditTitle', { invoice: props.name })}
      confirm={t('creditConfirm')}
      form={useForm({ start: () => freshCorrection(props.today), acts: props.acts, refusals: bookingRefusals })}
      most={props.invoice.creditable}
      effectOf={(ledger, amount) => ({ then: ledgerAfter.CreditNoteIssued(ledger, { amount }) })}
      send={(wish) => run({ ...wish, creditNoteId })}
    />
  );
}

import { useState } from 'react';
import { ledgerAfter, splitRefund, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import { decimalText, newId, LabelledChoice } from '../../lib/forms/index.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { billingMessages } from './billing.messages.ts';
import { CorrectionDialog, type Effect } from './CorrectionDialog.tsx';
import type { DialogProps } from './use-invoice-acts.ts';
import { billedLedger } from './invoice-ledger.ts';
import { moneyRange } from './MoneyField.tsx';

/** Gives one payment back, in part or what is left of it: first what was paid too much, then charges. */
export function RefundDialog(props: DialogProps) {
  const { invoice, name, acts, currencies, print } = props;
  const t = useMessages(billingMessages);
  const words = useMessages(invoicesMessages);
  const { currency } = invoice;
  const payments = invoice.entries.filter(({ type, refundable }) => type === 'PAYMENT' && refundable > 0);
  const [refundId] = useState(newId);
  const [chosen, choose] = useState(payments[0]?.entryId ?? '');
  // Somebody else may have given it back meanwhile.
  const payment = payments.find(({ entryId }) => entryId === chosen) ?? payments[0];
  const most = payment?.refundable ?? 0;
  const written = (units: number) => decimalText(units, 2, moneyRange(currency, currencies).fine);
  /** What was paid too much, as far as this payment covers it; to give back more is for people to say. */
  const startOf = (refundable: number) => {
    const { overpaymentPart } = splitRefund(billedLedger(invoice), refundable);
    return overpaymentPart > 0 ? written(overpaymentPart) : '';
  };
  const [amount, setAmount] = useState(() => startOf(most));
  const pick = (entryId: string) => {
    choose(entryId);
    setAmount(startOf(payments.find((one) => one.entryId === entryId)?.refundable ?? 0));
  };
  const effectOf = (ledger: Ledger, back: number): Effect => {
    const parts = splitRefund(ledger, back);
    const { overpaymentPart, chargePart } = parts;
    return {
      then: ledgerAfter.RefundIssued(ledger, parts),
      rows: [
        [t('overpaymentBack'), print(overpaymentPart, currency)],
        [t('chargesBack'), print(chargePart, currency)],
      ],
      note: chargePart > 0 && t('chargeNote'),
    };
  };
  return (
    <CorrectionDialog
      {...props}
      title={t('refundTitle', { invoice: name })}
      confirm={t('refundConfirm')}
      amount={amount}
      onAmount={setAmount}
      most={most}
      effectOf={effectOf}
      onSend={async (wish) => payment !== undefined && acts.refund({ ...wish, refundId, paymentId: payment.entryId })}
    >
      <LabelledChoice
        label={t('payment')}
        isCompact
        value={payment?.entryId ?? ''}
        options={payments.map(({ entryId, date: day, method, amount: paid, refundable }) => ({
          value: entryId,
          label: t('paymentChoice', {
            date: fullDate(day),
            method: words(`method${method ?? 'other'}`),
            rest: print(refundable, currency),
            amount: print(-paid, currency),
          }),
        }))}
        onChange={pick}
      />
    </CorrectionDialog>
  );
}

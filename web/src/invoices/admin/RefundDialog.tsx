import { useState } from 'react';
import { ledgerAfter, splitRefund } from '@paideia/events/invoices/invoice.rules.ts';
import { useCommand } from '../../lib/data/index.ts';
import { decimalText, newId, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { IssueRefundDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import { billingMessages } from './billing.messages.ts';
import { CorrectionDialog, freshCorrection } from './CorrectionDialog.tsx';
import type { DialogProps } from './use-invoice-acts.ts';
import { billedLedger } from './invoice-ledger.ts';
import { bookingRefusals, moneyRange } from './MoneyField.tsx';
import { RefundedPayment } from './RefundedPayment.tsx';

/** Gives one payment back, in part or what is left of it: first what was paid too much, then charges. */
export function RefundDialog(props: DialogProps) {
  const { invoice, name, acts, currencies, print, today } = props;
  const t = useMessages(billingMessages);
  const { currency } = invoice;
  const { run } = useCommand(IssueRefundDocument);
  const payments = invoice.entries.filter(({ type, refundable }) => type === 'PAYMENT' && refundable > 0);
  const [refundId] = useState(newId);
  const [chosen, choose] = useState<string>();
  // What is better given back in another way, such as to a card that is closed, is said so.
  const [isToCard, setToCard] = useState(true);
  // Somebody else may have given it back meanwhile.
  const payment = payments.find(({ entryId }) => entryId === chosen) ?? payments[0];
  const most = payment?.refundable ?? 0;
  /** What was paid too much, as far as this payment covers it; to give back more is for people to say. */
  const startOf = (refundable: number) => {
    const { overpaymentPart } = splitRefund(billedLedger(invoice), refundable);
    return overpaymentPart > 0 ? decimalText(overpaymentPart, 2, moneyRange(currency, currencies).fine) : '';
  };
  const form = useForm({
    start: () => ({ ...freshCorrection(today), amount: startOf(most) }),
    acts,
    refusals: bookingRefusals,
  });
  const pick = (entryId: string) => {
    choose(entryId);
    form.set({ amount: startOf(payments.find((one) => one.entryId === entryId)?.refundable ?? 0) });
  };
  return (
    <CorrectionDialog
      {...props}
      title={t('refundTitle', { invoice: name })}
      confirm={t('refundConfirm')}
      form={form}
      most={most}
      effectOf={(ledger, back) => {
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
      }}
      send={(wish) =>
        run({
          ...wish,
          refundId,
          paymentId: payment?.entryId ?? '',
          isToCard: Boolean(payment?.refundCard) && isToCard,
        })
      }
    >
      <RefundedPayment
        payments={payments}
        payment={payment}
        onPick={pick}
        print={(amount) => print(amount, currency)}
        isToCard={isToCard}
        onToCard={setToCard}
      />
    </CorrectionDialog>
  );
}

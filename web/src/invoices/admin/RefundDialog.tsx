import { useState } from 'react';
import { balanceOf, splitRefund, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { ActDialog } from '../../kernel/ActDialog.tsx';
import { actsMessages } from '../../kernel/acts.messages.ts';
import { decimalText } from '../../kernel/decimal.ts';
import { Dropdown } from '../../kernel/Dropdown.tsx';
import { Field } from '../../kernel/Field.tsx';
import { dayOf, fullDate } from '../../kernel/formats.ts';
import { newId } from '../../kernel/new-id.ts';
import { StatusChip } from '../../kernel/StatusChip.tsx';
import { TextInput } from '../../kernel/TextInput.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { billingMessages } from './billing.messages.ts';
import { Changes } from './Changes.tsx';
import { ledgerOf } from './invoice-ledger.ts';
import type { DialogProps } from './InvoiceDialogs.tsx';
import { MoneyField, moneyRange, parseMoney } from './MoneyField.tsx';

const longest = 500;

/** Gives one payment back, in part or what is left of it: first what was paid too much, then charges. */
export function RefundDialog({ invoice, name, acts, currencies, print, onDone, onClose }: DialogProps) {
  const t = useMessages(billingMessages);
  const common = useMessages(actsMessages);
  const words = useMessages(invoicesMessages);
  const { currency, balance } = invoice;
  const payments = invoice.entries.filter(({ type, refundable }) => type === 'PAYMENT' && refundable > 0);
  const [refundId] = useState(newId);
  const [chosen, choose] = useState(payments[0]?.entryId ?? '');
  // Somebody else may have given it back meanwhile.
  const payment = payments.find(({ entryId }) => entryId === chosen) ?? payments[0];
  const most = payment?.refundable ?? 0;
  const range = moneyRange(currency, currencies, { max: most });
  const [amount, setAmount] = useState(() => decimalText(most, 2, range.fine));
  const [date, setDate] = useState(() => dayOf(new Date()));
  const [reason, setReason] = useState('');
  const read = parseMoney(amount, range);
  const back = 'units' in read ? read.units : 0;
  const ledger = ledgerOf(invoice);
  const { overpaymentPart, chargePart } = splitRefund(ledger, back);
  const then = { ...ledger, refundedOver: ledger.refundedOver + overpaymentPart, refundedCharge: ledger.refundedCharge + chargePart };
  const pick = (entryId: string) => {
    choose(entryId);
    setAmount(decimalText(payments.find((one) => one.entryId === entryId)?.refundable ?? 0, 2, range.fine));
  };
  const submit = async () => {
    if (!payment || back === 0 || reason.trim() === '') return;
    const correction = { _id: invoice.id, amount: back, reason: reason.trim(), date, expectedRevision: invoice._revision };
    if (await acts.refund({ ...correction, refundId, paymentId: payment.entryId })) onDone();
  };
  return (
    <ActDialog
      title={t('refundTitle', { invoice: name })}
      confirm={t('refundConfirm')}
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('payment')}>
        {({ id }) => (
          <Dropdown
            id={id}
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
        )}
      </Field>
      <MoneyField
        label={t('amount')}
        text={amount}
        onText={setAmount}
        currency={currency}
        known={currencies}
        range={range}
        hint={t('atMost', { amount: print(most, currency) })}
        autoFocus
      />
      <Field label={t('date')}>{(ties) => <TextInput ties={ties} type="date" required value={date} onChange={setDate} />}</Field>
      <Field label={common('reason')} hint={common('reasonHint')}>
        {(ties) => <TextInput ties={ties} required rows={2} maxLength={longest} value={reason} onChange={setReason} />}
      </Field>
      <Changes
        rows={[
          [t('overpaymentBack'), print(overpaymentPart, currency)],
          [t('chargesBack'), print(chargePart, currency)],
          [t('balanceNow'), print(balance, currency)],
          back > 0 && [t('balanceThen'), print(balanceOf(then), currency)],
          back > 0 && [t('statusThen'), <StatusChip key="then" area="invoice" status={statusOf(then)} />],
        ]}
        note={chargePart > 0 && t('chargeNote')}
      />
    </ActDialog>
  );
}

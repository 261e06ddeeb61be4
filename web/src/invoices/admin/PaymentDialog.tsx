import Box from '@mui/material/Box';
import { useState } from 'react';
import { PaymentMethod } from '@paideia/events/invoices/invoice.events.ts';
import { balanceOf, ledgerAfter, longestReference, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { ActDialog, StatusChip } from '../../lib/ui/index.ts';
import { decimalText, newId, LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { billingMessages } from './billing.messages.ts';
import { Changes } from './Changes.tsx';
import { billedLedger } from './invoice-ledger.ts';
import type { DialogProps } from './use-invoice-acts.ts';
import { MoneyField, moneyRange, parseMoney } from './MoneyField.tsx';

const methods = PaymentMethod.options.filter((one) => one !== 'plan');

/** Money that came in. The whole balance is suggested; more than that is taken too, and said. */
export function PaymentDialog({ invoice, name, acts, currencies, print, onDone, onClose }: DialogProps) {
  const t = useMessages(billingMessages);
  const words = useMessages(invoicesMessages);
  const { currency, balance } = invoice;
  const range = moneyRange(currency, currencies);
  const [paymentId] = useState(newId);
  const [amount, setAmount] = useState(() => (balance > 0 ? decimalText(balance, 2, range.fine) : ''));
  const [method, setMethod] = useState<PaymentMethod>('bank');
  const [date, setDate] = useState(() => dayOf(new Date()));
  const [reference, setReference] = useState('');
  const read = parseMoney(amount, range);
  const paid = 'units' in read ? read.units : 0;
  const then = ledgerAfter.PaymentRecorded(billedLedger(invoice), { amount: paid });
  const submit = async () => {
    if (
      paid > 0 &&
      (await acts.pay({ _id: invoice.id, paymentId, amount: paid, method, date, reference: reference.trim() || null }))
    )
      onDone();
  };
  return (
    <ActDialog
      title={t('payTitle', { invoice: name })}
      confirm={t('payConfirm')}
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MoneyField
        label={t('amount')}
        text={amount}
        onText={setAmount}
        currency={currency}
        known={currencies}
        range={range}
        autoFocus
      />
      <Box
        sx={{
          display: 'grid',
          gap: '15px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& select': { height: { md: 42 } },
        }}
      >
        <LabelledChoice
          label={t('method')}
          isCompact
          value={method}
          options={methods.map((value) => ({ value, label: words(`method${value}`) }))}
          onChange={(value) => setMethod(methods.find((one) => one === value) ?? method)}
        />
        <LabelledText label={t('date')} type="date" required value={date} onChange={setDate} />
      </Box>
      <LabelledText
        label={t('reference')}
        isOptional
        maxLength={longestReference}
        value={reference}
        onChange={setReference}
      />
      <Changes
        rows={[
          [t('balanceNow'), print(balance, currency)],
          paid > 0 && [t('balanceThen'), print(balanceOf(then), currency)],
          paid > 0 && [t('statusThen'), <StatusChip key="then" area="invoice" status={statusOf(then)} />],
        ]}
        note={paid > Math.max(0, balance) && t('tooMuchPaid', { amount: print(paid - Math.max(0, balance), currency) })}
      />
    </ActDialog>
  );
}

import { useState } from 'react';
import { balanceOf, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { ActDialog } from '../../kernel/ActDialog.tsx';
import { actsMessages } from '../../kernel/acts.messages.ts';
import { Field } from '../../kernel/Field.tsx';
import { dayOf } from '../../kernel/formats.ts';
import { newId } from '../../kernel/new-id.ts';
import { StatusChip } from '../../kernel/StatusChip.tsx';
import { TextInput } from '../../kernel/TextInput.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { billingMessages } from './billing.messages.ts';
import { Changes } from './Changes.tsx';
import { ledgerOf } from './invoice-ledger.ts';
import type { DialogProps } from './InvoiceDialogs.tsx';
import { MoneyField, moneyRange, parseMoney } from './MoneyField.tsx';

const longest = 500;

/** Takes something off what is owed, at most what has not been credited yet. */
export function CreditDialog({ invoice, name, acts, currencies, print, onDone, onClose }: DialogProps) {
  const t = useMessages(billingMessages);
  const common = useMessages(actsMessages);
  const { currency, balance, creditable } = invoice;
  const range = moneyRange(currency, currencies, { max: creditable });
  const [creditNoteId] = useState(newId);
  const [amount, setAmount] = useState('');
  const [date, setDate] = useState(() => dayOf(new Date()));
  const [reason, setReason] = useState('');
  const read = parseMoney(amount, range);
  const credited = 'units' in read ? read.units : 0;
  const ledger = ledgerOf(invoice);
  const then = { ...ledger, credited: ledger.credited + credited };
  const submit = async () => {
    if (credited === 0 || reason.trim() === '') return;
    const wish = { _id: invoice.id, creditNoteId, amount: credited, reason: reason.trim(), date, expectedRevision: invoice._revision };
    if (await acts.credit(wish)) onDone();
  };
  return (
    <ActDialog
      title={t('creditTitle', { invoice: name })}
      confirm={t('creditConfirm')}
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
        hint={t('atMost', { amount: print(creditable, currency) })}
        autoFocus
      />
      <Field label={t('date')}>{(ties) => <TextInput ties={ties} type="date" required value={date} onChange={setDate} />}</Field>
      <Field label={common('reason')} hint={common('reasonHint')}>
        {(ties) => <TextInput ties={ties} required rows={2} maxLength={longest} value={reason} onChange={setReason} />}
      </Field>
      <Changes
        rows={[
          [t('balanceNow'), print(balance, currency)],
          credited > 0 && [t('balanceThen'), print(balanceOf(then), currency)],
          credited > 0 && [t('statusThen'), <StatusChip key="then" area="invoice" status={statusOf(then)} />],
        ]}
      />
    </ActDialog>
  );
}

import { useState, type ReactNode } from 'react';
import { balanceOf, statusOf, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import { ActDialog, StatusChip } from '../../lib/ui/index.ts';
import { LabelledText, ReasonField } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';
import { Changes } from './Changes.tsx';
import { billedLedger } from './invoice-ledger.ts';
import type { DialogProps, Correction } from './use-invoice-acts.ts';
import { MoneyField, moneyRange, parseMoney } from './MoneyField.tsx';

/** What an amount does: to the ledger, and what is to be said of it before the balance. */
export type Effect = {
  readonly then: Ledger;
  readonly rows?: readonly (readonly [string, string])[];
  readonly note?: string | false;
};
type Props = DialogProps & {
  readonly title: string;
  readonly confirm: string;
  readonly amount: string;
  readonly onAmount: (text: string) => void;
  /** In hundredths. */
  readonly most: number;
  readonly effectOf: (ledger: Ledger, amount: number) => Effect;
  readonly onSend: (wish: Correction) => Promise<boolean>;
  /** Above the amount: what it is about. */
  readonly children?: ReactNode;
};

/** Corrects an invoice by an amount, for a reason, and says beforehand what it comes to. */
export function CorrectionDialog({
  title,
  confirm,
  amount,
  onAmount,
  most,
  effectOf,
  onSend,
  children,
  ...dialog
}: Props) {
  const { invoice, acts, currencies, print, onDone, onClose } = dialog;
  const t = useMessages(billingMessages);
  const { currency, balance } = invoice;
  const range = moneyRange(currency, currencies, { max: most });
  const [date, setDate] = useState(() => dayOf(new Date()));
  const [reason, setReason] = useState('');
  const read = parseMoney(amount, range);
  const units = 'units' in read ? read.units : 0;
  const { then, rows = [], note = false } = effectOf(billedLedger(invoice), units);
  const submit = async () => {
    if (units === 0 || reason.trim() === '') return;
    if (
      await onSend({ _id: invoice.id, amount: units, reason: reason.trim(), date, expectedRevision: invoice._revision })
    )
      onDone();
  };
  return (
    <ActDialog
      title={title}
      confirm={confirm}
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {children}
      <MoneyField
        label={t('amount')}
        text={amount}
        onText={onAmount}
        currency={currency}
        known={currencies}
        range={range}
        hint={t('atMost', { amount: print(most, currency) })}
        autoFocus
      />
      <LabelledText label={t('date')} type="date" required value={date} onChange={setDate} />
      <ReasonField value={reason} onChange={setReason} />
      <Changes
        rows={[
          ...rows,
          [t('balanceNow'), print(balance, currency)],
          units > 0 && [t('balanceThen'), print(balanceOf(then), currency)],
          units > 0 && [t('statusThen'), <StatusChip key="then" area="invoice" status={statusOf(then)} />],
        ]}
        note={note}
      />
    </ActDialog>
  );
}

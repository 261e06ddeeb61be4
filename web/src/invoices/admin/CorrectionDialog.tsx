import type { ReactNode } from 'react';
import { balanceOf, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import { ActDialog, Changes, type FormState, LabelledText, parseDecimal, ReasonField } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { StatusThen } from '../InvoiceStatus.tsx';
import { billingMessages } from './billing.messages.ts';
import { billedLedger } from './invoice-ledger.ts';
import type { DialogProps } from './use-invoice-acts.ts';
import { MoneyField, moneyRange } from './MoneyField.tsx';

/** It says what an amount does to the ledger, and what is to be said of it before the balance. */
type Effect = {
  readonly then: Ledger;
  readonly rows?: readonly (readonly [string, string])[];
  readonly note?: string | false;
};
export const freshCorrection = (today: string) => ({ amount: '', date: today, reason: '' });
type Correction = ReturnType<typeof freshCorrection>;
type Props = DialogProps & {
  readonly title: string;
  readonly confirm: string;
  readonly form: FormState<Correction>;
  /** It is counted in hundredths. */
  readonly most: number;
  readonly effectOf: (ledger: Ledger, amount: number) => Effect;
  readonly send: (wish: {
    readonly _id: string;
    readonly amount: number;
    readonly reason: string;
    readonly date: string;
    readonly expectedRevision: number;
  }) => Promise<unknown>;
  /** Above the amount: what it is about. */
  readonly children?: ReactNode;
};

/** Corrects an invoice by an amount, for a reason, and says beforehand what it comes to. */
export function CorrectionDialog({ title, confirm, form, most, effectOf, send, children, ...dialog }: Props) {
  const { invoice, currencies, print, today, done, onClose } = dialog;
  const t = useMessages(billingMessages);
  const { currency, balance } = invoice;
  const range = moneyRange(currency, currencies, { max: most, rests: [balance, most] });
  const read = parseDecimal(form.value.amount, range);
  const amount = 'units' in read ? read.units : 0;
  const { then, rows = [], note = false } = effectOf(billedLedger(invoice), amount);
  return (
    <ActDialog
      title={title}
      confirm={confirm}
      form={form}
      send={({ reason, date }) => send({ _id: invoice.id, amount, reason, date, expectedRevision: invoice._revision })}
      done={done}
      onClose={onClose}
    >
      {children}
      <MoneyField
        label={t('amount')}
        {...form.field('amount')}
        currency={currency}
        range={range}
        hint={t('atMost', { amount: print(most, currency) })}
        autoFocus
      />
      <LabelledText label={t('date')} type="date" required max={today} {...form.field('date')} />
      <ReasonField {...form.field('reason')} />
      <Changes
        rows={[
          ...rows,
          [t('balanceNow'), print(balance, currency)],
          amount > 0 && [t('balanceThen'), print(balanceOf(then), currency)],
          amount > 0 && [t('statusThen'), <StatusThen key="then" invoice={invoice} ledger={then} today={today} />],
        ]}
        note={note}
      />
    </ActDialog>
  );
}

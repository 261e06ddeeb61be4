import Box from '@mui/material/Box';
import { useState } from 'react';
import { PaymentMethod } from '@paideia/events/invoices/invoice.events.ts';
import { balanceOf, ledgerAfter, longestReference } from '@paideia/events/invoices/invoice.rules.ts';
import { daysAfter, mostDaysOff } from '@paideia/events/kernel/dates.ts';
import { ConfirmDialog } from '../../lib/ui/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import {
  ActDialog,
  Changes,
  decimalText,
  LabelledChoice,
  LabelledText,
  newId,
  parseDecimal,
  useForm,
} from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { RecordPaymentDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { StatusThen } from '../InvoiceStatus.tsx';
import { billingMessages } from './billing.messages.ts';
import { billedLedger } from './invoice-ledger.ts';
import type { DialogProps } from './use-invoice-acts.ts';
import { bookingRefusals, MoneyField, moneyRange } from './MoneyField.tsx';

type Payment = { readonly method: PaymentMethod } & Record<'paymentId' | 'amount' | 'date' | 'reference', string>;
const methods = PaymentMethod.options.filter((one) => one !== 'plan');

/**
 * Money that came in. The whole balance is suggested; more than that is taken too, and said. It names no revision: money that came in has come
 * in, whatever else happened.
 */
export function PaymentDialog({ invoice, name, acts, currencies, print, today, done, onClose }: DialogProps) {
  const t = useMessages(billingMessages);
  const words = useMessages(invoicesMessages);
  const { currency, balance } = invoice;
  const range = moneyRange(currency, currencies, { rests: [balance] });
  const { run } = useCommand(RecordPaymentDocument);
  const form = useForm<Payment>({
    start: () => ({
      paymentId: newId(),
      amount: balance > 0 ? decimalText(balance, 2, range.fine) : '',
      method: 'bank',
      date: today,
      reference: '',
    }),
    acts,
    refusals: bookingRefusals,
  });
  const read = parseDecimal(form.value.amount, range);
  const paid = 'units' in read ? read.units : 0;
  const owed = Math.max(0, balance);
  /** It goes on where more than is owed came in, once that was asked. */
  const [asked, setAsked] = useState<() => void>();
  const then = ledgerAfter.PaymentRecorded(billedLedger(invoice), { amount: paid });
  return (
    <ActDialog
      title={t('payTitle', { invoice: name })}
      confirm={t('payConfirm')}
      form={form}
      send={({ reference, ...typed }) => run({ ...typed, _id: invoice.id, amount: paid, reference: reference || null })}
      ask={paid > owed ? (act) => setAsked(() => act) : undefined}
      done={done}
      onClose={onClose}
    >
      <MoneyField label={t('amount')} {...form.field('amount')} currency={currency} range={range} autoFocus />
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
          {...form.field('method')}
          options={methods.map((value) => ({ value, label: words(`method${value}`) }))}
        />
        <LabelledText
          label={t('date')}
          type="date"
          required
          min={daysAfter(today, -mostDaysOff)}
          max={today}
          {...form.field('date')}
        />
      </Box>
      <LabelledText label={t('reference')} isOptional maxLength={longestReference} {...form.field('reference')} />
      <Changes
        rows={[
          [t('balanceNow'), print(balance, currency)],
          paid > 0 && [t('balanceThen'), print(balanceOf(then), currency)],
          paid > 0 && [t('statusThen'), <StatusThen key="then" invoice={invoice} ledger={then} today={today} />],
        ]}
        note={paid > owed && t('tooMuchPaid', { amount: print(paid - owed, currency) })}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('overTitle', { amount: print(paid, currency), owed: print(owed, currency) })}
        confirm={t('payConfirm')}
        onConfirm={() => {
          setAsked(undefined);
          asked?.();
        }}
        onCancel={() => setAsked(undefined)}
      >
        {t('overMeans', { over: print(paid - owed, currency), credit: print(-balanceOf(then), currency) })}
      </ConfirmDialog>
    </ActDialog>
  );
}

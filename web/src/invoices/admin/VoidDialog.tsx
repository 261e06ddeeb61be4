import Typography from '@mui/material/Typography';
import { balanceOf, ledgerAfter } from '@paideia/events/invoices/invoice.rules.ts';
import { VoidPaymentDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import type { LedgerEntryFragment, StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, Changes, ReasonField, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { StatusThen } from '../InvoiceStatus.tsx';
import { billingMessages } from './billing.messages.ts';
import { billedLedger } from './invoice-ledger.ts';
import type { Print } from './use-billing-places.ts';
import { useInvoiceActs } from './use-invoice-acts.ts';

export type Voided = {
  readonly invoice: StaffInvoiceDetailFragment;
  readonly entry: LedgerEntryFragment;
  readonly print: Print;
  /** The day in the region of the invoice. */
  readonly today: string;
  readonly again: () => Promise<unknown>;
};

/** It says what voiding a payment does to its invoice, and asks why. */
export function VoidDialog({
  invoice,
  entry,
  print,
  today,
  again,
  onClose,
}: Voided & { readonly onClose: () => void }) {
  const t = useMessages(billingMessages);
  const { run } = useCommand(VoidPaymentDocument);
  const form = useForm({ start: { reason: '' }, acts: useInvoiceActs(again) });
  const { id, currency, balance, _revision: expectedRevision } = invoice;
  const then = ledgerAfter.PaymentVoided(billedLedger(invoice), { amount: -entry.amount });
  return (
    <ActDialog
      title={t('voidTitle', { amount: print(-entry.amount, currency) })}
      confirm={t('voidConfirm')}
      isDestructive
      form={form}
      send={({ reason }) => run({ _id: id, paymentId: entry.entryId, reason, expectedRevision })}
      done={t('voidDone', { invoice: invoice.number ?? t('invoice') })}
      onClose={onClose}
    >
      <Typography>{t('voidMeans')}</Typography>
      <ReasonField {...form.field('reason')} autoFocus />
      <Changes
        rows={[
          [t('balanceNow'), print(balance, currency)],
          [t('balanceThen'), print(balanceOf(then), currency)],
          [t('statusThen'), <StatusThen key="then" invoice={invoice} ledger={then} today={today} />],
        ]}
        note={t('voidOrRefund')}
      />
    </ActDialog>
  );
}

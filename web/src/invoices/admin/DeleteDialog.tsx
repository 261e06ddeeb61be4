import { owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, Changes, ReasonField, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DeleteInvoiceDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import { billingMessages } from './billing.messages.ts';
import type { DialogProps } from './use-invoice-acts.ts';

/** Takes an invoice back on which no money is left. */
export function DeleteDialog({ invoice, name, acts, print, done, onClose }: DialogProps) {
  const t = useMessages(billingMessages);
  const { run } = useCommand(DeleteInvoiceDocument);
  const form = useForm({ start: { reason: '' }, acts });
  return (
    <ActDialog
      title={t('deleteTitle', { invoice: name, name: invoice.studentName ?? t('erased') })}
      confirm={t('deleteConfirm')}
      isDestructive
      form={form}
      send={({ reason }) => run({ _id: invoice.id, reason, expectedRevision: invoice._revision })}
      done={done}
      onClose={onClose}
    >
      <Changes rows={[]} note={t('deleteText', { amount: print(owedOf(invoice), invoice.currency) })} />
      <ReasonField {...form.field('reason')} autoFocus />
    </ActDialog>
  );
}

import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { invoicePermissions } from '@paideia/events/invoices/invoice.permissions.ts';
import { may } from '../../kernel/roles.ts';
import { useUser } from '../../kernel/start.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { billingMessages } from './billing.messages.ts';
import type { Billed } from './invoice-admin.documents.ts';
import type { InvoiceAct } from './use-invoice-acts.ts';

/** What this person may do about an invoice as it is now; nothing once it is deleted. */
export function InvoiceButtons({ invoice, onAsk }: { readonly invoice: Billed; readonly onAsk: (act: InvoiceAct) => void }) {
  const t = useMessages(billingMessages);
  const user = useUser();
  const { status, regionId, balance, creditable, isDeletable, entries } = invoice;
  if (status === 'deleted') return null;
  const scope = { regionId, ownerId: invoice.userId };
  const corrects = may(user, invoicePermissions.IssueCreditNote, scope);
  return (
    <>
      {may(user, invoicePermissions.RecordPayment, scope) && (
        <Button variant={balance > 0 ? 'contained' : 'outlined'} onClick={() => onAsk('pay')}>
          {t('pay')}
        </Button>
      )}
      {corrects && creditable > 0 && (
        <Button variant="outlined" onClick={() => onAsk('credit')}>
          {t('credit')}
        </Button>
      )}
      {corrects && entries.some(({ refundable }) => refundable > 0) && (
        <Button variant="outlined" onClick={() => onAsk('refund')}>
          {t('refund')}
        </Button>
      )}
      {corrects && isDeletable && (
        <Button variant="text" color="error" startIcon={<DeleteOutline />} onClick={() => onAsk('delete')}>
          {t('delete')}
        </Button>
      )}
    </>
  );
}

import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { invoicePermissions } from '@paideia/events/invoices/invoice.permissions.ts';
import { FootButtons } from '../../lib/forms/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';
import type { StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import type { InvoiceAct } from './use-invoice-acts.ts';

type Props = {
  readonly invoice: StaffInvoiceDetailFragment;
  readonly onAsk: (act: InvoiceAct) => void;
};

/** What this person may book on an invoice as it is now. */
export function InvoiceButtons({ invoice, onAsk }: Props) {
  const t = useMessages(billingMessages);
  const user = useUser();
  const { regionId, balance, creditable, entries } = invoice;
  const scope = { regionId, ownerId: invoice.userId };
  const corrects = may(user, invoicePermissions.IssueCreditNote, scope);
  return (
    <FootButtons>
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
    </FootButtons>
  );
}

type DeleteButtonProps = {
  readonly invoice: StaffInvoiceDetailFragment;
  readonly onAsk: (act: InvoiceAct) => void;
};

/** Apart from the others, because it cannot be undone; only there while no money is on the invoice. */
export function DeleteButton({ invoice, onAsk }: DeleteButtonProps) {
  const t = useMessages(billingMessages);
  const user = useUser();
  const scope = { regionId: invoice.regionId, ownerId: invoice.userId };
  if (!invoice.isDeletable || !may(user, invoicePermissions.DeleteInvoice, scope)) return null;
  return (
    <Button
      size="small"
      variant="text"
      color="error"
      startIcon={<DeleteOutline />}
      onClick={() => onAsk('delete')}
      sx={{ alignSelf: 'flex-start', ml: '-12px' }}
    >
      {t('deleteConfirm')}
    </Button>
  );
}

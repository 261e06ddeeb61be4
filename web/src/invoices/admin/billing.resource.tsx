import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { billing } from '../invoices.screens.ts';
import { AllInvoiceAdminsDocument, InvoiceAdminDocument } from '../../generated/invoices/admin/invoice-admin.ts';
import { billingMessages } from './billing.messages.ts';
import { billingKeys } from '@paideia/events/invoices/invoice.permissions.ts';

export const billingResource: AdminResource = {
  name: 'billing',
  screens: { list: billing },
  keys: billingKeys,
  about: billingMessages.permission,
  icon: ReceiptLong,
  operations: { list: AllInvoiceAdminsDocument, one: InvoiceAdminDocument },
};

import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { billing } from '../invoices.screens.ts';
import { AllInvoiceAdminsDocument, InvoiceAdminDocument } from '../../generated/invoices/admin/invoice-admin.ts';

export const billingResource: AdminResource = {
  name: 'billing',
  screens: { list: billing },
  icon: ReceiptLong,
  operations: { list: AllInvoiceAdminsDocument, one: InvoiceAdminDocument },
};

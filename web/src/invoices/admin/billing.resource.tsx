import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { AllInvoiceAdminsDocument, InvoiceAdminDocument } from '../../generated/invoices/admin/invoice-admin.ts';

export const billingResource: AdminResource = {
  name: 'billing',
  role: 'admin',
  section: 'work',
  label: 'menuBilling',
  icon: ReceiptLong,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./BillingPage.tsx')).BillingPage }))),
  operations: { list: AllInvoiceAdminsDocument, one: InvoiceAdminDocument },
};

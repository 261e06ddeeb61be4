import type { Operations } from '../../console/admin-resource.ts';
import { AllTransactionAdminsDocument, TransactionAdminDocument } from '../../generated/invoices/admin/bookings.ts';

/** They are listed on the page of the invoices alone. */
export const bookingOperations: Operations = { list: AllTransactionAdminsDocument, one: TransactionAdminDocument };

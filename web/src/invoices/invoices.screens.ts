import { screen } from '../lib/screens/screen.ts';
import { card, waiting } from '../lib/dashboard/card.ts';

export const ownBilling = screen({
  path: '/student/billing',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.billing', defaultMessage: 'Billing', description: 'Menu entry: invoices and payments.' },
  section: 'own',
  order: 60,
  keys: 'GB',
  load: async () => (await import('./student/BillingPage.tsx')).BillingPage,
});
export const ownInvoice = screen({
  path: '/student/billing/invoices/:_id',
  app: 'student',
  role: 'user',
  crumb: ownBilling,
  load: async () => (await import('./student/InvoicePage.tsx')).InvoicePage,
});
/** Staff add `?student=` and the id of one. */
export const ownStatement = screen({
  path: '/student/billing/statement',
  app: 'student',
  role: 'user',
  crumb: ownBilling,
  load: async () => (await import('./student/StatementPage.tsx')).StatementPage,
});
export const transaction = screen({
  path: '/transaction/:_id',
  app: 'student',
  role: 'user',
  crumb: ownBilling,
  load: async () => (await import('./student/TransactionPage.tsx')).TransactionPage,
});
export const billing = screen({
  path: '/billing',
  app: 'admin',
  role: 'admin',
  resource: 'billing',
  regionRole: 'admin',
  label: { id: 'admin.menu.billing', defaultMessage: 'Billing', description: 'Menu entry and page title.' },
  section: 'work',
  order: 150,
  tabs: [{ tab: 'bookings' }, { tab: 'plans' }],
  load: async () => (await import('./admin/BillingPage.tsx')).BillingPage,
});
export const openInvoicesCard = card({
  field: 'openInvoices',
  dashboard: 'study',
  column: 1,
  order: 20,
  label: { id: 'study.billing', defaultMessage: 'Open invoices', description: 'Title of a card.' },
  more: { to: ownBilling.path, label: ownBilling.label },
  load: async () => (await import('./student/OpenInvoicesCard.tsx')).OpenInvoicesCard,
});
export const unpaidInvoices = waiting({
  field: 'unpaidInvoices',
  order: 40,
  label: {
    id: 'waiting.invoices',
    defaultMessage: 'Unpaid invoices',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.invoicesHint',
    defaultMessage: 'Nothing has been paid on them yet.',
    description: 'Below the number of invoices.',
  },
  lists: [billing.path],
  filter: { status: 'unpaid' },
});

import { screen } from '../lib/screens/screen.ts';

export const ownBilling = screen({
  path: '/student/billing',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: 'billing',
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
  label: 'staffBilling',
  section: 'work',
  order: 150,
  load: async () => (await import('./admin/BillingPage.tsx')).BillingPage,
});

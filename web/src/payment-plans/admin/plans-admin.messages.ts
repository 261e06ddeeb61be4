import { defineMessages } from '../../lib/i18n/index.ts';

/** The list of payment plans for staff. */
export const plansAdminMessages = defineMessages('plansAdmin', {
  title: ['Payment plans', 'Tab and page title.'],
  tabs: ['Parts of billing', 'Label of the tabs, read out.'],
  invoices: ['Invoices', 'Tab.'],
  search: ['Student', 'Search field and column.'],
  invoice: ['Invoice', 'Column and row: the number of an invoice.'],
  anyState: ['Any state', 'Filter.'],
  notEnabled: ['Not enabled', 'Filter: disabled or fully paid.'],
  gone: ['This payment plan does not exist, or belongs to another region.', 'In place of a plan.'],
  progress: ['{successful} of {all}', 'Column: how many payments are done.'],
});

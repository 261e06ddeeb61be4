import { defineMessages } from '../../lib/i18n/index.ts';

/** The list of payment plans for staff. */
export const plansAdminMessages = defineMessages('plansAdmin', {
  title: ['Payment plans', 'Tab and page title.'],
  tabs: ['Parts of billing', 'Label of the tabs, read out.'],
  invoices: ['Invoices', 'Tab.'],
  gone: ['This payment plan does not exist, or belongs to another region.', 'In place of a plan.'],
});

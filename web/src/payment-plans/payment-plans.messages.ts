import { defineMessages } from '../lib/i18n/index.ts';

/** The page on which a student pays an invoice in instalments. */
export const paymentPlansMessages = defineMessages('paymentPlans', {
  title: ['Payment plan', 'Title of the page.'],
  titleFor: ['Payment plan for {invoice}', 'Title of the page with the number of the invoice.'],
  toInvoice: ['Open the invoice', 'Link.'],
  setUp: ['Set up a payment plan', 'Heading, button and link.'],
  intro: ['{amount} are left to pay. Choose how often and in how many payments.', 'Above the form.'],
  instalments: ['Number of payments', 'Label.'],
  first: ['First payment', 'Label: a day.'],
  preview: ['Your payments', 'Heading of a table of all payments with their dates, before the plan is set up.'],
  previewTotal: ['{amount} in all, charged to your card on each day at 09:00 of your campus.', 'Below that table.'],
  done: ['The payment plan is set up', 'Notice.'],
  unavailable: [
    'Payment plans are not available for paid invoices.',
    'In place of the form. The English words are fixed.',
  ],
  notYours: [
    'Only the student can set up a payment plan.',
    'In place of the form, for somebody who acts as the student.',
  ],
  needsCard: [
    'A payment plan is paid with a saved card, and you have none yet.',
    'In place of the form; the button beside it saves one.',
  ],
  addCard: ['Add credit card', 'Button.'],
  changeCard: ['Change card', 'Button and title of a dialog.'],
  failedOnce: ['A payment failed. It is tried again on {date}.', 'On a plan.'],
  disabledMeans: [
    'Nothing is charged while the plan is disabled. Choose a card that works and enable it, or pay the invoice in another way.',
    'On a plan.',
  ],
  open: ['Payment plan: next payment on {date}', 'Link on an invoice.'],
});

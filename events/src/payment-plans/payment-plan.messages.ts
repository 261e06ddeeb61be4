import { defineMessages } from '../kernel/messages.ts';

/** Why a payment plan is not set up or changed. */
export const paymentPlanMessages = defineMessages('paymentPlan', {
  paid: [
    'Payment plans are not available for paid invoices.',
    'Nothing is left to pay on the invoice. The English words are fixed.',
  ],
  exists: ['There is a payment plan for this invoice already.', 'An invoice has one enabled plan at most'],
  idTaken: ['This payment plan was set up with other terms.', 'The id belongs to another plan'],
  cardMissing: ['A payment plan needs a saved card.', 'The card that was chosen is not there'],
  cardExpired: ['This card has expired. Choose another one.', 'The card that was chosen'],
  startsInPast: ['The first payment cannot be in the past.', 'The day of the first payment is over in the region'],
  startsFarAhead: [
    'The first payment is more than a year ahead.',
    'The day of the first payment may lie in the future, but not so far',
  ],
  tooMany: ['The balance is too small for so many payments.', 'Each payment would be less than the smallest coin'],
});

/** What is held on a person, as the person is handed it. */
export const paymentPlanExportMessages = defineMessages('myData', {
  paymentPlans: ['Payment plans', 'Heading of a part of the downloaded data'],
  'paymentPlans.about': [
    'The invoices that you pay in instalments.',
    'Below the heading of a part of the downloaded data',
  ],
});

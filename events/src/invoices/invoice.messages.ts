import { defineMessages } from '../kernel/messages.ts';

/** Why an invoice is not issued, paid, credited, refunded or deleted. Amounts come with their currency. */
export const invoiceMessages = defineMessages('invoice', {
  exists: ['This invoice has already been issued.', 'The id belongs to another invoice'],
  regionUnknown: ['There is no such region.', 'The invoice names a region that is not there'],
  wrongCurrency: ['Invoices of this region are in {currency}.', 'The currency of an invoice is the one of its region'],
  studentUnknown: [
    'This student does not belong to the region.',
    'Neither of the region nor enrolled in one of its groups',
  ],
  studentDeactivated: ['This account is deactivated.', 'Nobody is billed whose account is deactivated or erased'],
  tooLarge: ['The total is larger than {most}.', 'More than an invoice may be about'],
  dueBeforeIssued: ['The due date is before the date of issue.', 'An invoice is due on the day of its issue or later'],
  dateFarAhead: [
    'The date of issue is more than a year ahead.',
    'An invoice may be dated in the future, but not so far',
  ],
  dueFarAhead: ['The due date is more than two years ahead.', 'A due date may lie in the future, but not so far'],
  dateFarBack: [
    'The date is more than ten years ago.',
    'An invoice, a payment, a credit note or a refund may be dated back, but not so far',
  ],
  dateAhead: [
    'In this region it is {today}. The date cannot be later.',
    'A payment, a credit note or a refund is not dated in the future; {today} is a date',
  ],
  dateBefore: [
    'What is credited or refunded here is of {day}. The date cannot be earlier.',
    'A credit note is not dated before its invoice, nor a refund before its payment; {day} is a date',
  ],
  deleted: ['This invoice has been deleted.', 'Nothing can be booked on it any more'],
  idTaken: [
    'Something else has been recorded under this id.',
    'A payment, a credit note or a refund came twice with different contents',
  ],
  creditTooMuch: [
    'At most {most} of this invoice can still be credited.',
    'Credit notes are never more than the total',
  ],
  tooFine: [
    'Amounts in {currency} are whole, without decimals.',
    'A payment, a credit note or a refund is finer than its currency prints; {currency} is its code, such as JPY',
  ],
  paymentUnknown: [
    'There is no such payment on this invoice.',
    'A refund gives back a payment, or a payment is voided',
  ],
  paymentRefunded: [
    'Something of this payment has been refunded, so it cannot be voided.',
    'Only a payment of which nothing was given back is voided',
  ],
  paidByCard: [
    'This payment came through the payment service, so it cannot be voided. Refund it instead.',
    'The money of a payment that was to be voided is there',
  ],
  refundTooMuch: [
    'At most {most} of this payment can still be refunded.',
    'Never more is given back than was received',
  ],
  notByCard: [
    'This payment did not come through the payment service, so it cannot be sent back to a card by it.',
    'A refund was to go back to the card',
  ],
  hasPayments: [
    'There are payments on this invoice. Refund them first.',
    'Only an invoice without money on it can be deleted',
  ],
});

/** What is held on a person, as the person is handed it. */
export const invoiceExportMessages = defineMessages('myData', {
  invoices: ['Invoices', 'Heading of a part of the downloaded data'],
  'invoices.about': ['What you were charged.', 'Below the heading of a part of the downloaded data'],
  transactions: ['Payments and bookings', 'Heading of a part of the downloaded data'],
  'transactions.about': ['Each entry in your ledger.', 'Below the heading of a part of the downloaded data'],
});

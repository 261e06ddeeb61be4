import { defineMessages } from '../kernel/messages.ts';

/** Why an invoice is not issued, paid, credited, refunded or deleted. Amounts come with their currency. */
export const invoiceMessages = defineMessages({
  exists: {
    id: 'invoice.exists',
    defaultMessage: 'This invoice has already been issued.',
    description: 'The id belongs to another invoice',
  },
  regionUnknown: {
    id: 'invoice.regionUnknown',
    defaultMessage: 'There is no such region.',
    description: 'The invoice names a region that is not there',
  },
  wrongCurrency: {
    id: 'invoice.wrongCurrency',
    defaultMessage: 'Invoices of this region are in {currency}.',
    description: 'The currency of an invoice is the one of its region',
  },
  studentUnknown: {
    id: 'invoice.studentUnknown',
    defaultMessage: 'This student does not belong to the region.',
    description: 'Neither of the region nor enrolled in one of its groups',
  },
  studentDeactivated: {
    id: 'invoice.studentDeactivated',
    defaultMessage: 'This account is deactivated.',
    description: 'Nobody is billed whose account is deactivated or erased',
  },
  tooLarge: {
    id: 'invoice.tooLarge',
    defaultMessage: 'The total is larger than {most}.',
    description: 'More than an invoice may be about',
  },
  dueBeforeIssued: {
    id: 'invoice.dueBeforeIssued',
    defaultMessage: 'The due date is before the date of issue.',
    description: 'An invoice is due on the day of its issue or later',
  },
  deleted: {
    id: 'invoice.deleted',
    defaultMessage: 'This invoice has been deleted.',
    description: 'Nothing can be booked on it any more',
  },
  idTaken: {
    id: 'invoice.idTaken',
    defaultMessage: 'Something else has been recorded under this id.',
    description: 'A payment, a credit note or a refund came twice with different contents',
  },
  creditTooMuch: {
    id: 'invoice.creditTooMuch',
    defaultMessage: 'At most {most} of this invoice can still be credited.',
    description: 'Credit notes are never more than the total',
  },
  paymentUnknown: {
    id: 'invoice.paymentUnknown',
    defaultMessage: 'There is no such payment on this invoice.',
    description: 'A refund gives back a payment',
  },
  refundTooMuch: {
    id: 'invoice.refundTooMuch',
    defaultMessage: 'At most {most} of this payment can still be refunded.',
    description: 'Never more is given back than was received',
  },
  hasPayments: {
    id: 'invoice.hasPayments',
    defaultMessage: 'There are payments on this invoice. Refund them first.',
    description: 'Only an invoice without money on it can be deleted',
  },
});

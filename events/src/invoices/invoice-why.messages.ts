import { defineMessages } from '../kernel/messages.ts';

/** The "why?" of an invoice and of a student's balance: titles, lines of the formula and the rule in words. Amounts come with their currency. */
export const invoiceWhyMessages = defineMessages('why.label', {
  title: ['Invoice {number}', 'Title: why an invoice stands as it does', 'why.invoice.title'],
  titleOf: ['Invoice {number} of {student}', 'The same, when staff look at a student', 'why.invoice.titleOf'],
  balanceTitle: ['Balance in {currency}', 'Title: why a student owes this', 'why.balance.title'],
  balanceTitleOf: [
    'Balance of {student} in {currency}',
    'The same, when staff look at a student',
    'why.balance.titleOf',
  ],
  state: [
    '{status}, balance {balance}',
    'Value: the status of an invoice and what is left to pay',
    'why.invoice.state',
  ],
  total: ['Total', 'Label of a formula'],
  totalFormula: ['{subtotal} + {tax} tax = {total}', 'How the total of an invoice is made', 'why.formula.total'],
  due: ['To be paid', 'Label of a formula'],
  dueFormula: ['{total} − {credited} credited = {due}', 'The total less credit notes', 'why.formula.due'],
  received: ['Received', 'Label of a formula'],
  receivedFormula: [
    '{paid} paid − {refunded} refunded of what was too much = {net}',
    'Payments less refunds of over-payments',
    'why.formula.received',
  ],
  refundedCharges: ['Charges refunded', 'Label: given back without reopening the debt'],
  balance: ['Balance', 'Label of a formula'],
  balanceFormula: ['{due} − {net} = {balance}', 'What is to be paid less what was received', 'why.formula.balance'],
  sumFormula: [
    'Sum of the invoices = {balance}',
    'A student’s balance; deleted and refunded invoices do not count',
    'why.formula.sum',
  ],
  unnumbered: ['without a number yet', 'In the place of an invoice’s number', 'why.invoice.unnumbered'],
  ruleUnpaid: ['Nothing has been received yet.', 'Rule for the status unpaid', 'why.rule.invoice.unpaid'],
  rulePartPaid: ['A part has been received, and something is left.', 'Rule for part-paid', 'why.rule.invoice.partPaid'],
  rulePaid: ['Nothing is left to pay.', 'Rule for the status paid', 'why.rule.invoice.paid'],
  ruleOverPaid: ['More was received than is to be paid.', 'Rule for over-paid', 'why.rule.invoice.overPaid'],
  rulePartialRefund: [
    'Some charges were refunded. A refund of a charge does not reopen the debt.',
    'Rule for partial-refund',
    'why.rule.invoice.partialRefund',
  ],
  ruleRefunded: [
    'All that was received has been given back. The invoice is closed, also if a part of it was never paid.',
    'Rule for refunded',
    'why.rule.invoice.refunded',
  ],
  ruleDeleted: ['The invoice was deleted and is no longer owed.', 'Rule for deleted', 'why.rule.invoice.deleted'],
  ruleBalance: [
    'The balance is what is left to pay on all invoices that are neither deleted nor refunded; below zero too much was paid.',
    'Rule for a student’s balance',
    'why.rule.balance',
  ],
});

import { defineMessages } from '../kernel/messages.ts';

/** The "why?" of an invoice and of a student's balance: titles, lines of the formula and the rule in words. Amounts come with their currency. */
export const invoiceWhyMessages = defineMessages({
  title: {
    id: 'why.invoice.title',
    defaultMessage: 'Invoice {number}',
    description: 'Title: why an invoice stands as it does',
  },
  titleOf: {
    id: 'why.invoice.titleOf',
    defaultMessage: 'Invoice {number} of {student}',
    description: 'The same, when staff look at a student',
  },
  balanceTitle: {
    id: 'why.balance.title',
    defaultMessage: 'Balance in {currency}',
    description: 'Title: why a student owes this',
  },
  balanceTitleOf: {
    id: 'why.balance.titleOf',
    defaultMessage: 'Balance of {student} in {currency}',
    description: 'The same, when staff look at a student',
  },
  state: {
    id: 'why.invoice.state',
    defaultMessage: '{status}, balance {balance}',
    description: 'Value: the status of an invoice and what is left to pay',
  },
  total: { id: 'why.label.total', defaultMessage: 'Total', description: 'Label of a formula' },
  totalFormula: {
    id: 'why.formula.total',
    defaultMessage: '{subtotal} + {tax} tax = {total}',
    description: 'How the total of an invoice is made',
  },
  due: { id: 'why.label.due', defaultMessage: 'To be paid', description: 'Label of a formula' },
  dueFormula: {
    id: 'why.formula.due',
    defaultMessage: '{total} − {credited} credited = {due}',
    description: 'The total less credit notes',
  },
  received: { id: 'why.label.received', defaultMessage: 'Received', description: 'Label of a formula' },
  receivedFormula: {
    id: 'why.formula.received',
    defaultMessage: '{paid} paid − {refunded} refunded of what was too much = {net}',
    description: 'Payments less refunds of over-payments',
  },
  refundedCharges: {
    id: 'why.label.refundedCharges',
    defaultMessage: 'Charges refunded',
    description: 'Label: given back without reopening the debt',
  },
  balance: { id: 'why.label.balance', defaultMessage: 'Balance', description: 'Label of a formula' },
  balanceFormula: {
    id: 'why.formula.balance',
    defaultMessage: '{due} − {net} = {balance}',
    description: 'What is to be paid less what was received',
  },
  sumFormula: {
    id: 'why.formula.sum',
    defaultMessage: 'Sum of the invoices = {balance}',
    description: 'A student’s balance; deleted invoices do not count',
  },
  unnumbered: {
    id: 'why.invoice.unnumbered',
    defaultMessage: 'without a number yet',
    description: 'In the place of an invoice’s number',
  },
  ruleUnpaid: {
    id: 'why.rule.invoice.unpaid',
    defaultMessage: 'Nothing has been received yet.',
    description: 'Rule for the status unpaid',
  },
  rulePartPaid: {
    id: 'why.rule.invoice.partPaid',
    defaultMessage: 'A part has been received, and something is left.',
    description: 'Rule for part-paid',
  },
  rulePaid: {
    id: 'why.rule.invoice.paid',
    defaultMessage: 'Nothing is left to pay.',
    description: 'Rule for the status paid',
  },
  ruleOverPaid: {
    id: 'why.rule.invoice.overPaid',
    defaultMessage: 'More was received than is to be paid.',
    description: 'Rule for over-paid',
  },
  rulePartialRefund: {
    id: 'why.rule.invoice.partialRefund',
    defaultMessage: 'Some charges were refunded. A refund of a charge does not reopen the debt.',
    description: 'Rule for partial-refund',
  },
  ruleRefunded: {
    id: 'why.rule.invoice.refunded',
    defaultMessage:
      'All that was received has been given back. The invoice is closed, also if a part of it was never paid.',
    description: 'Rule for refunded',
  },
  ruleDeleted: {
    id: 'why.rule.invoice.deleted',
    defaultMessage: 'The invoice was deleted and is no longer owed.',
    description: 'Rule for deleted',
  },
  ruleBalance: {
    id: 'why.rule.balance',
    defaultMessage:
      'The balance is what is left to pay on all invoices that are not deleted; below zero too much was paid.',
    description: 'Rule for a student’s balance',
  },
});

import { defineMessages } from '../lib/i18n/index.ts';

export const cardPaymentsMessages = defineMessages('payByCard', {
  pay: ['Pay by card', 'Button beside what is left to pay.'],
  title: ['Pay by credit card: {invoice}', 'Title of a dialog.'],
  first: ['Save a card first; then you can pay with it here.', 'In the dialog, where no card is saved.'],
  amount: ['Amount', 'Label: how much to pay.'],
  part: ['You may also pay a part of the {balance} that is left.', 'Below the amount.'],
  confirm: ['Pay {amount}', 'Button that pays.'],
  underWay: ['The payment of {amount} is under way. One moment, please.', 'While the bank is asked.'],
  authenticate: ['Your bank asks you to confirm this payment of {amount}.', 'The bank wants to know that it is them.'],
  authenticateMeans: [
    'Nothing is charged before. What is not confirmed within a few minutes is given up.',
    'Below that sentence.',
  ],
  authenticateNow: ['Confirm with the bank', 'Button: opens the window of the bank.'],
  trialConfirm: [
    'Confirm the payment',
    'Button of the bank that stands in for banks where payments are only tried out.',
  ],
  trialRefuse: ['Refuse', 'The button beside it.'],
  delayed: [
    'The payment service does not answer at the moment. It is asked again by itself, and you are charged once. You may close this window.',
    'While the bank cannot be reached.',
  ],
  succeeded: ['Your payment of {amount} was received. Thank you!', 'The money came.'],
  receipt: ['Show the receipt', 'Link to the receipt of the payment.'],
  unsure: [
    'We could not find out whether your payment of {amount} was charged.',
    'The payment service did not answer for so long that it is not asked any more; why is said below.',
  ],
  unsureMeans: [
    'If it was, it appears on the invoice as soon as the payment service tells us. Please look at the statement of your card before you pay again.',
    'Below that sentence.',
  ],
  failed: ['Your payment of {amount} failed. Nothing was charged.', 'The money did not come; why is said below.'],
});

import { defineMessages } from '../lib/i18n/index.ts';

export const cardsMessages = defineMessages('cards', {
  subtitle: ['You can pay invoices with them. We know their last digits only.', 'Below the page title.'],
  none: ['You have not saved a card yet.', 'In place of a list.'],
  add: ['Add credit card', 'Button, and title of a dialog.'],
  named: ['{brand} ending in {digits}', 'A card, such as: Visa ending in 4242.'],
  other: ['Card', 'In place of a brand such as Visa that is not known; also label: the card to pay with.'],
  until: ['Valid through {expiry}', 'Below a card, with its month and year.'],
  expired: ['Expired', 'Mark of a card whose month is over.'],
  remove: ['Remove', 'Button beside a card.'],
  removeOne: ['Remove {card}', 'The same button, read out.'],
  removeTitle: ['Remove {card}?', 'Title of a question.'],
  removeMeans: ['What was paid with it stays as it is. You can add it again at any time.', 'Below the question.'],
  removed: ['The card was removed.', 'After removing a card.'],
  added: ['The card was saved.', 'After adding a card.'],
  save: ['Save card', 'Button.'],
});

/** The form of the gateway where no money moves, and what goes wrong on the way to Stripe. */
export const cardEntryMessages = defineMessages('cardEntry', {
  trial: [
    'Trial gateway: no money moves',
    'Above the form for the number of a card, where payments are only tried out.',
  ],
  trialMeans: [
    'Do not enter a real card. Of the test numbers 4242 4242 4242 4242 is taken, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 has too little money, and 4000 0027 6000 3184 is to be confirmed at each payment.',
    'The same: which numbers may be tried.',
  ],
  number: ['Card number', 'Label.'],
  expiry: ['Valid through (MM/YY)', 'Label: month and year as they stand on a card.'],
  securityCode: ['Security code', 'Label: the three or four digits on the card.'],
  wrongNumber: ['This is none of the test numbers.', 'Below the number of a card.'],
  wrongExpiry: ['Please enter a month that is not over yet, such as 12/30.', 'Below the expiry of a card.'],
  wrongSecurityCode: ['Please enter three or four digits.', 'Below the security code of a card.'],
  wrongSetup: ['The card was not taken. Please close this and begin again.', 'What was begun has been forgotten.'],
  notLoaded: [
    'The payment service could not be loaded. Please check your connection and try again.',
    'The form for a card comes from another company and is not there.',
  ],
});

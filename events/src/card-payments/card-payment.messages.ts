import { defineMessages } from '../kernel/messages.ts';

/** Why nothing is charged to a card. Amounts come with their currency. */
export const cardPaymentMessages = defineMessages('cardPayment', {
  idTaken: ['Another payment has been asked for under this id.', 'A form sent something else than before'],
  cardUnknown: ['This card is not saved any more.', 'It was removed'],
  notOwed: ['Nothing is left to pay on this invoice.', 'It is paid, refunded or deleted'],
  tooMuch: ['At most {most} is left to pay.', 'Nobody pays more than the balance by card'],
  underWay: [
    'A card payment of this invoice is under way. Please wait until it has ended.',
    'Two payments at once could pay too much',
  ],
});

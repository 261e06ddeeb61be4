import { defineMessages } from '../kernel/messages.ts';

/** Why a card is not saved, or not removed. */
export const cardMessages = defineMessages('card', {
  notAvailable: [
    'Credit card processing not available in your region yet',
    'Fixed phrase of the contract: the region takes no cards, or no gateway is set up',
  ],
  expired: ['This card has expired.', 'The month of its expiry is over'],
  exists: ['Another card has been saved under this id.', 'A form sent something else than before'],
  tooMany: ['No more than {most} cards can be saved. Remove one first.', 'A person has that many already'],
  inUse: [
    'A payment plan uses this card. Choose another card for the plan first.',
    'The card cannot be removed while instalments are charged to it',
  ],
  setupUnknown: [
    'The card was not taken. Please enter it again.',
    'What the bank began with the card is not known any more, or was begun by somebody else',
  ],
  gatewayAway: [
    'The payment service cannot be reached at the moment. Nothing was charged; please try again later.',
    'The company that processes cards does not answer',
  ],
});

/** What is held on a person, as the person is handed it. */
export const cardExportMessages = defineMessages('myData', {
  cards: ['Saved cards', 'Heading of a part of the downloaded data'],
  'cards.about': [
    'The cards that you have saved. We know their last digits only.',
    'Below the heading of a part of the downloaded data',
  ],
});

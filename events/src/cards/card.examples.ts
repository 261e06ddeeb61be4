import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { billingCardCommands } from './card.commands.ts';

const cardId = exampleId('k');

export const billingCardExamples = {
  AddCard: { userId: ada, cardId, brand: 'visa', endingDigits: '4242', expiry: '12/30' },
  RemoveCard: { userId: ada, cardId },
} satisfies ExamplesOf<typeof billingCardCommands>;

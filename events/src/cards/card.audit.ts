import { defineAudit, part } from '../kernel/audit.ts';
import { cardAuditFields, cardCategories, cardSentences as texts } from './card-audit.messages.ts';
import { billingCardEvents } from './card.events.ts';

export const billingCardAudit = defineAudit(billingCardEvents, {
  label: cardCategories.billingCard,
  fields: cardAuditFields,
  hidden: ['cardId'],
  rows: {
    CardAdded: {
      sentence: texts.CardAdded,
      changes: ({ cardId, brand, endingDigits, expiry }) => [
        part(cardId, { brand, endingDigits, expiry, status: 'active' }),
      ],
    },
    CardRemoved: { sentence: texts.CardRemoved, changes: ({ cardId }) => [part(cardId, { status: 'withdrawn' })] },
  },
});

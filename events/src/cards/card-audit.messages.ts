import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const cardCategories = defineMessages('auditLog.category', {
  billingCard: ['Saved cards', 'Kind of record in the system log'],
});

/** One sentence an event type. `{subject}` is the person whom the event is about. */
export const cardSentences = defineMessages('audit', {
  CardAdded: ['{subject} saved a card', 'A credit card was saved for payments'],
  CardRemoved: ['{subject} removed a card', 'A saved credit card was taken away'],
});

/** The log calls the fields so. */
export const cardAuditFields = defineMessages('audit.field', {
  brand: ['Kind of card', 'A field of an event: brand'],
  endingDigits: ['Last digits', 'A field of an event: endingDigits'],
  expiry: ['Valid through', 'A field of an event: expiry'],
});

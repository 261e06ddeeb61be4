import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const erasureCategories = defineMessages({
  erasure: {
    id: 'auditLog.category.erasure',
    defaultMessage: 'Erasure',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const erasureSentences = defineMessages({
  ErasureRequested: {
    id: 'audit.ErasureRequested',
    defaultMessage: '{subject} asked to be erased',
    description: 'A person wants all personal data erased',
  },
  ErasureRequestWithdrawn: {
    id: 'audit.ErasureRequestWithdrawn',
    defaultMessage: '{subject} took the request to be erased back',
    description: 'Before anything was erased',
  },
  ErasureStarted: {
    id: 'audit.ErasureStarted',
    defaultMessage: '{actor} began to erase {subject}',
    description: 'A superadmin, for good',
  },
  ErasureCompleted: {
    id: 'audit.ErasureCompleted',
    defaultMessage: 'The erasure of {subject} was finished',
    description: 'Every read model was folded anew',
  },
});

/** What the fields are called. */
export const erasureAuditFields = defineMessages({
  figures: { id: 'audit.field.figures', defaultMessage: 'Figures', description: 'A field of an event: figures' },
  unreadable: {
    id: 'audit.field.unreadable',
    defaultMessage: 'Events with values that nobody can read any more',
    description: 'A field of an event: unreadable',
  },
  models: {
    id: 'audit.field.models',
    defaultMessage: 'Read models rebuilt',
    description: 'A field of an event: models',
  },
});

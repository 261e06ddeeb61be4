import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const linkCategories = defineMessages({
  link: { id: 'auditLog.category.link', defaultMessage: 'Link', description: 'Kind of record in the system log' },
});

/** One sentence an event type. */
export const linkSentences = defineMessages({
  LinkSaved: {
    id: 'audit.LinkSaved',
    defaultMessage: '{actor} saved the link “{name}”',
    description: 'A link of students to a page of the web',
  },
  LinkDeleted: {
    id: 'audit.LinkDeleted',
    defaultMessage: '{actor} deleted the link “{name}”',
    description: 'A link of students to a page of the web',
  },
});

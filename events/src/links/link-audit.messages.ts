import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const linkCategories = defineMessages('auditLog.category', {
  link: ['Link', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const linkSentences = defineMessages('audit', {
  LinkSaved: ['{actor} saved the link “{name}”', 'A link of students to a page of the web'],
  LinkDeleted: ['{actor} deleted the link “{name}”', 'A link of students to a page of the web'],
});

/** What the fixed values are called. */
export const linkAuditValues = defineMessages('audit.value', {
  links: ['Links', 'What a permission is for, as the menu of the console calls it'],
});

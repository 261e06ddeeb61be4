import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const linkCategories = defineMessages('auditLog.category', {
  link: ['Link', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const linkSentences = defineMessages('audit', {
  LinkSaved: ['{actor} saved the link “{name}”', 'A link of students to a page of the web'],
  LinkDeleted: ['{actor} deleted the link “{name}”', 'A link of students to a page of the web'],
});

/** The log calls the fixed values so. */
export const linkAuditValues = defineMessages('audit.value', {
  links: ['Links', 'What a permission is for, as the menu of the console calls it'],
});

import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const categoryCategories = defineMessages('auditLog.category', {
  category: ['Category', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const categorySentences = defineMessages('audit', {
  CategorySaved: ['{actor} saved the category {name}', 'A category of courses, videos or documents'],
  CategoryDeleted: ['{actor} deleted the category {name}', 'A category of courses, videos or documents'],
});

/** The log calls the fields so. */
export const categoryAuditFields = defineMessages('audit.field', {
  order: ['Place in the list', 'A field of an event: order'],
});

/** The log calls the fixed values so. */
export const categoryAuditValues = defineMessages('audit.value', {
  categories: ['Categories', 'What a permission is for, as the menu of the console calls it'],
  course: ['course', 'A value of an event: course'],
  video: ['video', 'A value of an event: video'],
  document: ['document', 'A value of an event: document'],
});

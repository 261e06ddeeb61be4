import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const categoryCategories = defineMessages({
  category: {
    id: 'auditLog.category.category',
    defaultMessage: 'Category',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type. */
export const categorySentences = defineMessages({
  CategorySaved: {
    id: 'audit.CategorySaved',
    defaultMessage: '{actor} saved the category {name}',
    description: 'A category of courses, videos or documents',
  },
  CategoryDeleted: {
    id: 'audit.CategoryDeleted',
    defaultMessage: '{actor} deleted the category {name}',
    description: 'A category of courses, videos or documents',
  },
});

/** What the fields are called. */
export const categoryAuditFields = defineMessages({
  order: { id: 'audit.field.order', defaultMessage: 'Place in the list', description: 'A field of an event: order' },
});

/** What the fixed values are called. */
export const categoryAuditValues = defineMessages({
  course: { id: 'audit.value.course', defaultMessage: 'course', description: 'A value of an event: course' },
  video: { id: 'audit.value.video', defaultMessage: 'video', description: 'A value of an event: video' },
  document: { id: 'audit.value.document', defaultMessage: 'document', description: 'A value of an event: document' },
});

import { defineAudit, nameIn, sentence, whole } from '../kernel/audit.ts';
import {
  categoryAuditFields,
  categoryAuditValues,
  categoryCategories,
  categorySentences as texts,
} from './category-audit.messages.ts';
import { categoryEvents } from './category.events.ts';

export const categoryAudit = defineAudit(categoryEvents, {
  label: categoryCategories.category,
  fields: categoryAuditFields,
  values: categoryAuditValues,
  hidden: ['categoryId'],
  ids: { categoryId: 'category' },
  rows: {
    CategorySaved: { sentence: ({ name }) => sentence(texts.CategorySaved, { name }) },
    CategoryDeleted: {
      sentence: (_, known) => sentence(texts.CategoryDeleted, { name: nameIn(known) }),
      changes: () => whole({ deleted: true }),
    },
  },
});

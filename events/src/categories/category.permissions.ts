import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { CategoryCommand } from './category.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const categoryKeys = defineKeys('categories', { order: 140 });

const edits = inPerson(keyed(categoryKeys.write, superadmin));
export const categoryPermissions: Readonly<Record<CategoryCommand['type'], Rule>> = {
  SaveCategory: edits,
  DeleteCategory: edits,
};
export const readsCategories = keyed(categoryKeys.read, superadmin);

import { inPerson, superadmin, type Rule } from '../kernel/permission.ts';
import type { CategoryCommand } from './category.commands.ts';

const edits = inPerson(superadmin);
export const categoryPermissions: Readonly<Record<CategoryCommand['type'], Rule>> = {
  SaveCategory: edits,
  DeleteCategory: edits,
};
export const readsCategories = superadmin;

import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { CategoryCommand } from './category.commands.ts';

const edits = inPerson(keyed('categories:write', superadmin));
export const categoryPermissions: Readonly<Record<CategoryCommand['type'], Rule>> = {
  SaveCategory: edits,
  DeleteCategory: edits,
};
export const readsCategories = keyed('categories:read', superadmin);

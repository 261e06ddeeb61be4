import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import type { AdminResource, Change } from '../../console/admin-resource.ts';
import { categories, category } from '../categories.screens.ts';
import {
  AllCategoriesDocument,
  CategoryDocument,
  DeleteCategoryDocument,
  SaveCategoryDocument,
} from '../../generated/categories/admin/categories-admin.ts';
import { categoryInput } from './category-fields.ts';
import { categoriesAdminMessages } from './categories-admin.messages.ts';
import { categoryKeys } from '@paideia/events/categories/category.permissions.ts';

const save: Change = { command: SaveCategoryDocument, variables: (fields) => ({ input: categoryInput(fields) }) };

export const categoriesResource: AdminResource = {
  name: 'categories',
  screens: { list: categories, edit: category },
  keys: categoryKeys,
  about: categoriesAdminMessages.permission,
  icon: CategoryIcon,
  operations: {
    list: AllCategoriesDocument,
    one: CategoryDocument,
    create: save,
    update: save,
    delete: { command: DeleteCategoryDocument, variables: ({ id }) => ({ _id: id }) },
  },
};

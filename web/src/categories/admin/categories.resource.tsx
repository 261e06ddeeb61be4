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

const save: Change = { command: SaveCategoryDocument, variables: (fields) => ({ input: categoryInput(fields) }) };

export const categoriesResource: AdminResource = {
  name: 'categories',
  screens: { list: categories, edit: category },
  icon: CategoryIcon,
  operations: {
    list: AllCategoriesDocument,
    one: CategoryDocument,
    create: save,
    update: save,
    delete: { command: DeleteCategoryDocument, variables: ({ id }) => ({ _id: id }) },
  },
};

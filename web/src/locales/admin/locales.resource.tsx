import Language from '@mui/icons-material/LanguageOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import {
  AddLocaleDocument,
  AllLocaleAdminsDocument,
  LocaleAdminDocument,
  RemoveLocaleDocument,
  UpdateLocaleDocument,
} from '../../generated/locales/admin/locales-admin.ts';
import { locale, locales } from '../locales.screens.ts';
import { localeInput } from './locale-fields.ts';

export const localesResource: AdminResource = {
  name: 'locales',
  screens: { list: locales, edit: locale },
  icon: Language,
  operations: {
    list: AllLocaleAdminsDocument,
    one: LocaleAdminDocument,
    create: { command: AddLocaleDocument, variables: (fields) => ({ input: localeInput(fields) }) },
    update: {
      command: UpdateLocaleDocument,
      variables: ({ id, name, label }) => ({ _id: id, name, label }),
    },
    delete: { command: RemoveLocaleDocument, variables: ({ id }) => ({ _id: id }) },
  },
};

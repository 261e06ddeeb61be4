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
import { localesAdminMessages } from './locales-admin.messages.ts';
import { localeKeys } from '@paideia/events/locales/locale.permissions.ts';

export const localesResource: AdminResource = {
  name: 'locales',
  screens: { list: locales, edit: locale },
  keys: localeKeys,
  about: localesAdminMessages.permission,
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

import Translate from '@mui/icons-material/TranslateOutlined';
import type { AdminResource, Change } from '../../console/admin-resource.ts';
import {
  AllTranslationEntriesDocument,
  DefineMessageDocument,
  RemoveMessageDocument,
  TranslationEntryDocument,
} from '../../generated/translations/admin/translations-admin.ts';
import { translation, translations } from '../translations.screens.ts';
import { messageInput } from './message-fields.ts';
import { translationsAdminMessages } from './translations-admin.messages.ts';
import { translationKeys } from '@paideia/events/translations/translation.permissions.ts';

const save: Change = { command: DefineMessageDocument, variables: (fields) => ({ input: messageInput(fields) }) };

export const translationsResource: AdminResource = {
  name: 'translations',
  screens: { list: translations, edit: translation },
  keys: translationKeys,
  about: translationsAdminMessages.permission,
  icon: Translate,
  operations: {
    list: AllTranslationEntriesDocument,
    one: TranslationEntryDocument,
    create: save,
    update: save,
    delete: { command: RemoveMessageDocument, variables: ({ id }) => ({ _id: id }) },
  },
};

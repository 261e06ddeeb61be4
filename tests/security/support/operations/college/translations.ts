import { readsTranslations, translationPermissions } from '@paideia/events/translations/translation.permissions.ts';
import type { Records } from '../../cast.ts';
import { list, nothing, open, type Row } from '../../row.ts';

const id = 'admin.menu.categories';
const text = { id, locale: 'pl_PL', text: 'Kategorie' };
const own = ({ name }: Records) => `security.${name.replace(/\W/g, '')}`;
const message = { category: 'security', description: 'For the matrix of permissions', defaultMessage: 'Nothing' };

export const queries: Readonly<Record<string, Row>> = {
  translations: { ...open, args: () => ({ locale: 'en' }) },
  allTranslationEntries: list(readsTranslations),
  TranslationEntry: { rule: readsTranslations, ...nothing, args: () => ({ id }) },
  translationCategories: { rule: readsTranslations, ...nothing },
};

export const mutations: Readonly<Record<string, Row>> = {
  translateMessage: { rule: translationPermissions.TranslateMessage, ...nothing, args: () => text },
  translateMessages: {
    rule: translationPermissions.TranslateMessage,
    ...nothing,
    args: () => ({ texts: [{ ...text, isMachineMade: false }] }),
  },
  reviewTranslation: { rule: translationPermissions.ReviewTranslation, ...nothing, args: () => text },
  removeTranslation: {
    rule: translationPermissions.RemoveTranslation,
    ...nothing,
    args: () => ({ id, locale: 'pl_PL' }),
  },
  defineMessage: {
    rule: translationPermissions.DefineMessage,
    ...nothing,
    args: (of) => ({ input: { _id: own(of), ...message } }),
  },
  // The message was translated above, and nothing is written.
  removeMessage: {
    rule: translationPermissions.RemoveMessage,
    ...nothing,
    args: () => ({ _id: id, expectedRevision: 99 }),
  },
};

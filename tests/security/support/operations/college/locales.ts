import { localePermissions, readsLocales } from '@paideia/events/locales/locale.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, open, type Row } from '../../row.ts';

/** The language is there, and nothing is written. */
const polish = { _id: demoId('L', 103), expectedRevision: 99 };

export const queries: Readonly<Record<string, Row>> = {
  locales: open,
  allLocaleAdmins: list(readsLocales),
  LocaleAdmin: { rule: readsLocales, ...nothing, args: () => ({ id: polish._id }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  // It is there already, and nothing is written.
  addLocale: {
    rule: localePermissions.AddLocale,
    ...nothing,
    args: (of) => ({ input: { _id: fresh(of, 'locale'), name: 'Polish', value: 'pl_PL', label: 'Polski' } }),
  },
  updateLocale: {
    rule: localePermissions.UpdateLocale,
    ...nothing,
    args: () => ({ ...polish, name: 'Polish', label: 'Polski' }),
  },
  removeLocale: { rule: localePermissions.RemoveLocale, ...nothing, args: () => polish },
};

import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { LocaleCommand } from './locale.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const localeKeys = defineKeys('locales', { order: 160 });

const edits = inPerson(keyed(localeKeys.write, superadmin));
export const localePermissions: Readonly<Record<LocaleCommand['type'], Rule>> = {
  AddLocale: edits,
  UpdateLocale: edits,
  RemoveLocale: edits,
};
export const readsLocales = keyed(localeKeys.read, superadmin);

import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { LocaleCommand } from './locale.commands.ts';

const edits = inPerson(keyed('locales:write', superadmin));
export const localePermissions: Readonly<Record<LocaleCommand['type'], Rule>> = {
  AddLocale: edits,
  UpdateLocale: edits,
  RemoveLocale: edits,
};
export const readsLocales = keyed('locales:read', superadmin);

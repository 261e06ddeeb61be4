import { inPerson, superadmin, type Rule } from '../kernel/permission.ts';
import type { LocaleCommand } from './locale.commands.ts';

export const localePermissions: Readonly<Record<LocaleCommand['type'], Rule>> = { AddLocale: inPerson(superadmin) };

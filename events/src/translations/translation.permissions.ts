import { admin, inPerson, type Rule } from '../kernel/permission.ts';
import type { TranslationCommand } from './translation.commands.ts';

export const translationPermissions: Readonly<Record<TranslationCommand['type'], Rule>> = {
  TranslateMessage: inPerson(admin),
};

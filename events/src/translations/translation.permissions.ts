import { admin, inPerson, keyed, type Rule } from '../kernel/permission.ts';
import type { TranslationCommand } from './translation.commands.ts';

const edits = inPerson(keyed('translations:write', admin));
export const translationPermissions: Readonly<Record<TranslationCommand['type'], Rule>> = {
  TranslateMessage: edits,
  ReviewTranslation: edits,
  RemoveTranslation: edits,
  DefineMessage: edits,
  RemoveMessage: edits,
};
export const readsTranslations = keyed('translations:read', admin);

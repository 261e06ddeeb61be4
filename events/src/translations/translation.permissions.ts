import { admin, inPerson, keyed, type Rule } from '../kernel/permission.ts';
import type { TranslationCommand } from './translation.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const translationKeys = defineKeys('translations', { order: 150 });

const edits = inPerson(keyed(translationKeys.write, admin));
export const translationPermissions: Readonly<Record<TranslationCommand['type'], Rule>> = {
  TranslateMessage: edits,
  ReviewTranslation: edits,
  RemoveTranslation: edits,
  DefineMessage: edits,
  RemoveMessage: edits,
};
export const readsTranslations = keyed(translationKeys.read, admin);

import type { Fields } from '../../console/admin-resource.ts';
import type { MessageInput } from '../../generated/schema.ts';
import type { TranslationDetailFragment } from '../../generated/translations/translations.ts';

type Details = Omit<MessageInput, '_id'>;
/** What the form of a message of the college's own holds. */
export const messageFields = ({ category, description, original }: TranslationDetailFragment): Details => ({
  category,
  description,
  defaultMessage: original,
});
/** What its command is sent; a new one is called as was typed. */
export const messageInput = ({ id, messageId, category, description, defaultMessage }: Fields) =>
  ({ _id: messageId ?? id, category, description, defaultMessage }) satisfies Record<keyof MessageInput, unknown>;
/** Refusals that are about one field. */
export const messageRefusals = {
  'translation.shipped': { field: 'messageId' },
  'translation.placeholder': { field: 'defaultMessage' },
} as const;

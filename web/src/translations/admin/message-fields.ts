import type { Fields } from '../../console/admin-resource.ts';
import type { MessageInput } from '../../generated/schema.ts';
import type { TranslationDetailFragment } from '../../generated/translations/translations.ts';

type Details = Omit<MessageInput, '_id'>;
/** The form of a message of the college's own holds these. */
export const messageFields = ({ category, description, original }: TranslationDetailFragment): Details => ({
  category,
  description,
  defaultMessage: original,
});
/** Its command is sent these; a new one is called as was typed. */
export const messageInput = ({ id, messageId, category, description, defaultMessage }: Fields) =>
  ({ _id: messageId ?? id, category, description, defaultMessage }) satisfies Record<keyof MessageInput, unknown>;
/** Refusals that are about one field. */
export const messageRefusals = {
  'translation.shipped': { field: 'messageId' },
  'translation.placeholder': { field: 'defaultMessage' },
} as const;

import { z } from 'zod';
import { Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';
import { MessageId } from './translation.events.ts';
import { longestMessage } from './message-limits.rules.ts';

const messageRef = z.object({ messageId: MessageId });
const inLocale = messageRef.extend({ locale: z.enum(locales) });
/** This is the text of a message, as people read it. */
export const MessageText = Text(longestMessage);

export const translationCommands = defineCommands({
  TranslateMessage: inLocale.extend({
    text: MessageText,
    isMachineMade: z.boolean().default(false),
    /** The English text of the message files, as query-api has collected them; its placeholders must be kept. */
    original: z.string().max(longestMessage).nullable().default(null),
  }),
  /** `text` is what was found right: the one of the message files or the one in its place. */
  ReviewTranslation: inLocale.extend({ text: z.string().min(1).max(longestMessage) }),
  RemoveTranslation: inLocale,
  DefineMessage: messageRef.extend({ category: Text(60), description: Text(500), defaultMessage: MessageText }),
  RemoveMessage: messageRef,
});
export type TranslationCommand = CommandOf<typeof translationCommands>;

import { z } from 'zod';
import { Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';
import { MessageId } from './translation.events.ts';

export const translationCommands = defineCommands({
  TranslateMessage: z.object({
    messageId: MessageId,
    locale: z.enum(locales),
    text: Text(5000),
    /** The English text of the message files, as query-api has collected them; its placeholders must be kept. */
    original: z.string().max(5000).nullable().default(null),
  }),
});
export type TranslationCommand = CommandOf<typeof translationCommands>;

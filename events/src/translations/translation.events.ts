import { z } from 'zod';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const MessageId = z.string().regex(/^[A-Za-z0-9._]{1,150}$/);
export const translationMessageStream = streamOf('translationMessage');
export const translationMessageEvents = defineEvents('translationMessage', {
  /** Overrides the text of the slices' own message files in one locale. */
  MessageTranslated: event(z.object({ messageId: MessageId, locale: z.string(), text: z.string() })),
});
export type TranslationMessageEvent = EventOf<typeof translationMessageEvents>;

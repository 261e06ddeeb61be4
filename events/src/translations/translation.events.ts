import { z } from 'zod';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const MessageId = z.string().regex(/^[A-Za-z0-9._-]{1,150}$/);
export const translationMessageStream = streamOf('translationMessage');
const messageRef = z.object({ messageId: MessageId });
const inLocale = messageRef.extend({ locale: z.string() });

export const translationMessageEvents = defineEvents('translationMessage', {
  /** Overrides the text of the slices' own message files in one locale. */
  MessageTranslated: event(inLocale.extend({ text: z.string(), isMachineMade: z.boolean() }), {
    version: 2,
    // Whoever saved a text had written it.
    upcasts: { 1: (data) => ({ ...data, isMachineMade: false }) },
  }),
  /** Somebody who speaks the language found this text right, whoever made it; another text is not reviewed by that. */
  TranslationReviewed: event(inLocale.extend({ text: z.string() })),
  /** The text of the message files stands again. */
  TranslationRemoved: event(inLocale),
  /** A message of the college's own, which no message file has; new or changed. */
  MessageDefined: event(
    messageRef.extend({ category: z.string(), description: z.string(), defaultMessage: z.string() }),
  ),
  /** It goes with all that was said of it in any locale. */
  MessageRemoved: event(messageRef),
});
export type TranslationMessageEvent = EventOf<typeof translationMessageEvents>;

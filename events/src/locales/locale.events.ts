import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const localeStream = streamOf('locale');
export const localeEvents = defineEvents('locale', {
  /** `value` is one of the 13 codes, `label` the language's own name for itself. */
  LocaleAdded: event(z.object({ localeId: Id, name: z.string(), value: z.string(), label: z.string() })),
});
export type LocaleEvent = EventOf<typeof localeEvents>;

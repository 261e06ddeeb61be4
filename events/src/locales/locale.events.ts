import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const localeStream = streamOf('locale');
const localeRef = z.object({ localeId: Id });

export const localeEvents = defineEvents('locale', {
  /** `value` is one of the 13 codes, `label` the language's own name for itself. */
  LocaleAdded: event(localeRef.extend({ name: z.string(), value: z.string(), label: z.string() })),
  LocaleUpdated: event(localeRef.extend({ name: z.string(), label: z.string() })),
  /** Nobody can choose it any more; who has it keeps it. */
  LocaleRemoved: event(localeRef),
});
export type LocaleEvent = EventOf<typeof localeEvents>;

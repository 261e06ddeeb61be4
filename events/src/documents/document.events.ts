import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const documentStream = streamOf('document');
const of = z.object({ documentId: Id });

export const documentEvents = defineEvents('document', {
  /** `content` is sanitised HTML; `permissions` lists the roles that may read it, none means everyone. */
  DocumentCreated: event(of.extend({ title: z.string(), content: z.string(), permissions: z.array(z.string()) })),
  DocumentPublished: event(of),
  DocumentUnpublished: event(of),
});
export type DocumentEvent = EventOf<typeof documentEvents>;

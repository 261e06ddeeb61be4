import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const documentStream = streamOf('document');
const documentRef = z.object({ documentId: Id });
/** `content` is sanitised HTML; `permissions` lists the roles that may read it, none means everyone. */
const details = documentRef.extend({ title: z.string(), content: z.string(), permissions: z.array(z.string()) });

export const documentEvents = defineEvents('document', {
  DocumentCreated: event(details),
  /** The next version, whole. What readers see stays until it is published. */
  DocumentUpdated: event(details),
  /** Readers see the latest version as of now. */
  DocumentPublished: event(documentRef),
  DocumentUnpublished: event(documentRef),
  DocumentDeleted: event(documentRef),
});
export type DocumentEvent = EventOf<typeof documentEvents>;

import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const linkStream = streamOf('link');
const linkRef = z.object({ linkId: Id });

export const linkEvents = defineEvents('link', {
  /** The whole link, new or changed. Without a group it is for everybody who has an account. */
  LinkSaved: event(linkRef.extend({ title: z.string(), url: z.string(), groupId: Id.nullable(), order: z.int() })),
  LinkDeleted: event(linkRef),
});
export type LinkEvent = EventOf<typeof linkEvents>;

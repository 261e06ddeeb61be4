import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { requestKinds } from './request-form.rules.ts';

export const requestFormStream = streamOf('requestForm');
export const RequestKind = z.enum(requestKinds);
/** `userId`: who asks. What both wrote goes with that person's key. */
const requestRef = z.object({ requestId: Id, userId: Id });
const about = { subject: (data: { userId: string }) => data.userId };

export const requestFormEvents = defineEvents('requestForm', {
  RequestSubmitted: event(
    requestRef.extend({ kind: RequestKind, subject: personal(z.string()), text: personal(z.string()) }),
    about,
  ),
  /** There may be several answers before it is closed. */
  RequestAnswered: event(requestRef.extend({ text: personal(z.string()), by: Id.nullable() }), about),
  RequestClosed: event(requestRef.extend({ by: Id.nullable() })),
});
export type RequestFormEvent = EventOf<typeof requestFormEvents>;

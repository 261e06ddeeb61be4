import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const impersonationStream = streamOf('impersonation');

const impersonationRef = z.object({ impersonationId: Id, adminId: Id, userId: Id });

/** An admin acts as somebody else: for a reason, for a short time, and reading only until the admin says otherwise. */
export const impersonationEvents = defineEvents('impersonation', {
  ImpersonationStarted: event(impersonationRef.extend({ reason: personal(z.string()), endsAt: Instant }), {
    subject: ({ userId }) => userId,
  }),
  ImpersonationWritingSet: event(impersonationRef.extend({ isWritable: z.boolean() })),
  ImpersonationEnded: event(impersonationRef.extend({ cause: z.enum(['stopped', 'timeLimit', 'sessionsEnded']) })),
});
export type ImpersonationEvent = EventOf<typeof impersonationEvents>;

import { logitEvents, type LogitEvent } from '@paideia/events/logits/logit.events.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { logits, logitsGroup } from './logit.view.ts';

export const logitProjection = defineProjection<LogitEvent>({
  group: logitsGroup,
  collections: collectionsOf(logits),
  events: [logitEvents],
  on: {
    LogEntryRecorded: ({ logitId, userId, action, type, payload }, { at, actorId, impersonatedUserId, channel }) =>
      put(logits, logitId, {
        _id: logitId,
        at,
        userId,
        actorId,
        impersonatedUserId: impersonatedUserId ?? null,
        action,
        type,
        channel,
        payload: JSON.stringify(payload ?? {}),
      }),
  },
});

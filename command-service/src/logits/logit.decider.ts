import { reject } from '@paideia/events/kernel/rejection.ts';
import { logitCommands } from '@paideia/events/logits/logit.commands.ts';
import { logitEvents, logitStream } from '@paideia/events/logits/logit.events.ts';
import { logitPermissions } from '@paideia/events/logits/logit.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

/** The course that the entry names, if it names one. */
type State = { readonly isRecorded: boolean; readonly courseId?: unknown };

export const logit = defineDecider<State, 'logit.notYours' | 'logit.signInFirst'>()({
  events: logitEvents,
  commands: logitCommands,
  permissions: logitPermissions,
  creates: ['RecordLogit'],
  commutes: ['RecordLogit'],
  stream: ({ data }) => logitStream(data.day, data.userId, data.logitId),
  initial: { isRecorded: false },
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: noFacts,

  decide: {
    RecordLogit: ({ isRecorded }, { logitId, userId, action, type, payload }, { who }) => {
      // Audit entries (who signed in, or failed to) come from our own services; query-api takes none from clients.
      if (who !== 'system' && type !== 'AUDIT') {
        if (userId !== null && userId !== who?.userId) return reject('logit.notYours');
        if (who === undefined && type !== 'ERROR') return reject('logit.signInFirst');
      }
      return isRecorded ? [] : [{ type: 'LogEntryRecorded', data: { logitId, userId, action, type, payload } }];
    },
  },
  evolve: { LogEntryRecorded: (_, { payload }) => ({ isRecorded: true, courseId: payload?.['courseId'] }) },
});

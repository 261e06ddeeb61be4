import { reject } from '@paideia/events/kernel/rejection.ts';
import { requestFormCommands } from '@paideia/events/request-forms/request-form.commands.ts';
import { requestFormEvents, requestFormStream } from '@paideia/events/request-forms/request-form.events.ts';
import { readsRequestForms, requestFormPermissions } from '@paideia/events/request-forms/request-form.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = {
  /** Who asks; null while there is no request. */
  readonly userId: string | null;
  readonly subject: string | null;
  readonly isClosed: boolean;
};

export const requestForm = defineDecider<State, 'noAccess' | 'requestForm.exists' | 'requestForm.closed'>()({
  events: requestFormEvents,
  commands: requestFormCommands,
  permissions: requestFormPermissions,
  reads: readsRequestForms,
  creates: ['SubmitRequestForm'],
  commutes: [],
  stream: ({ data }) => requestFormStream(data.requestId),
  initial: { userId: null, subject: null, isClosed: false },
  exists: ({ userId }) => userId !== null,
  scope: ({ userId }) => ({ ownerId: userId }),
  facts: noFacts,

  decide: {
    SubmitRequestForm: ({ userId, subject }, data, { actorId }) => {
      if (userId !== null) return subject === data.subject ? [] : reject('requestForm.exists');
      // Somebody must be there to be answered.
      if (actorId === null) return reject('noAccess');
      return [{ type: 'RequestSubmitted', data: { ...data, userId: actorId } }];
    },
    AnswerRequest: ({ userId, isClosed }, { requestId, text }, { actorId }) =>
      isClosed
        ? reject('requestForm.closed')
        : [{ type: 'RequestAnswered', data: { requestId, userId: userId!, text, by: actorId } }],
    CloseRequest: ({ userId, isClosed }, { requestId }, { actorId }) =>
      isClosed ? [] : [{ type: 'RequestClosed', data: { requestId, userId: userId!, by: actorId } }],
  },
  evolve: {
    RequestSubmitted: (_, { userId, subject }) => ({ userId, subject, isClosed: false }),
    RequestAnswered: (state) => state,
    RequestClosed: (state) => ({ ...state, isClosed: true }),
  },
});

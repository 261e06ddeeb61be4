import { requestFormEvents, type RequestFormEvent } from '@paideia/events/request-forms/request-form.events.ts';
import { collectionsOf, defineProjection, put, update } from '../kernel/projection.ts';
import { requestForms, requestFormsGroup } from './request-form.view.ts';

export const requestFormProjection = defineProjection<RequestFormEvent>({
  group: requestFormsGroup,
  collections: collectionsOf(requestForms),
  events: [requestFormEvents],
  on: {
    RequestSubmitted: ({ requestId, ...request }, { at, revision }) =>
      put(requestForms, requestId, {
        ...request,
        _id: requestId,
        _revision: revision,
        status: 'open',
        answers: [],
        submittedAt: at,
        closedAt: null,
      }),
    RequestAnswered: ({ requestId, text, by }, { at, revision }) =>
      update(requestForms, requestId, (doc) => ({
        ...doc,
        _revision: revision,
        status: 'answered' as const,
        answers: [...doc.answers, { text, by, at }],
      })),
    RequestClosed: ({ requestId }, { at, revision }) =>
      update(requestForms, requestId, (doc) => ({
        ...doc,
        _revision: revision,
        status: 'closed' as const,
        closedAt: at,
      })),
  },
});

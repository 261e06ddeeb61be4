import { expect, test } from '@jest/globals';
import { ada, ben } from '@paideia/events/kernel/examples.ts';
import type { RequestFormEvent } from '@paideia/events/request-forms/request-form.events.ts';
import { requestFormExamples } from '@paideia/events/request-forms/request-form.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { requestForm } from './request-form.decider.ts';
import { requestNotices } from './request-form.reactions.ts';

const { given } = specFor(requestForm, {});
const submit = { type: 'SubmitRequestForm', data: requestFormExamples.SubmitRequestForm } as const;
const answer = { type: 'AnswerRequest', data: requestFormExamples.AnswerRequest } as const;
const close = { type: 'CloseRequest', data: requestFormExamples.CloseRequest } as const;
const { requestId } = submit.data;
const submitted: RequestFormEvent = { type: 'RequestSubmitted', data: { ...submit.data, userId: ada } };
const answered: RequestFormEvent = {
  type: 'RequestAnswered',
  data: { requestId, userId: ada, text: answer.data.text, by: ben },
};
const closed: RequestFormEvent = { type: 'RequestClosed', data: { requestId, userId: ada, by: ben } };

test('a request is made once, answered, and closed', () => {
  given().when(submit, { actorId: ada }).then(submitted);
  given(submitted).when(submit, { actorId: ada }).thenNothing();
  given(submitted)
    .when({ ...submit, data: { ...submit.data, subject: 'Another' } }, { actorId: ada })
    .thenRejected('requestForm.exists');
  given(submitted).when(answer, { actorId: ben }).then(answered);
  given(submitted, answered).when(answer, { actorId: ben }).then(answered);
  given(submitted, answered).when(close, { actorId: ben }).then(closed);
  given(submitted, closed).when(close, { actorId: ben }).thenNothing();
  given(submitted, closed).when(answer, { actorId: ben }).thenRejected('requestForm.closed');
});

test('who asked is told of an answer of somebody else', async () => {
  const told = (by: string) =>
    requestNotices.on.RequestAnswered!(
      { ...answered.data, by } as never,
      { id: '00000000-0000-4000-8000-0000000000c1', at: '2026-11-20T09:00:00.000Z', channel: 'WEB' } as never,
      {
        state: () =>
          Promise.resolve({
            email: 'ada@example.org',
            status: 'active',
            locale: 'en',
            preferences: [],
            fields: {},
            subject: 'A new lecture',
          }),
        table: () => ({ find: () => Promise.resolve({ items: [] }) }),
      } as never,
    );
  expect(await told(ada)).toEqual([]);
  expect(await told(ben)).toMatchObject([
    { type: 'RaiseNotification', data: { userId: ada, key: 'requestAnswered', link: `/request-form/${requestId}` } },
    {
      type: 'QueueEmail',
      data: {
        userId: ada,
        template: 'requestAnswered',
        params: { request: 'A new lecture', answer: 'It is there now.' },
      },
    },
  ]);
});

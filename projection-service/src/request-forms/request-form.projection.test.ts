import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { requestFormProjection } from './request-form.projection.ts';
import { requestForms } from './request-form.view.ts';

const { given } = specFor(requestFormProjection);
const [requestId, userId, by] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const ofUser = { requestId, userId };
const submitted = {
  type: 'RequestSubmitted',
  data: { ...ofUser, kind: 'content', subject: 'A lecture', text: 'Please.' },
};
const answered = (text: string) => ({ type: 'RequestAnswered', data: { ...ofUser, text, by } });
const at = '2026-11-20T09:00:00.000Z';

test('a request is open, answered as often as need be, and closed', () => {
  given(submitted).then(requestForms, requestId, {
    status: 'open',
    subject: 'A lecture',
    answers: [],
    submittedAt: at,
  });
  given(submitted, answered('Soon.'), answered('Done.')).then(requestForms, requestId, {
    status: 'answered',
    answers: [
      { text: 'Soon.', by, at },
      { text: 'Done.', by, at },
    ],
    _revision: 2,
  });
  given(submitted, answered('Done.'), { type: 'RequestClosed', data: { ...ofUser, by } }).then(
    requestForms,
    requestId,
    {
      status: 'closed',
      closedAt: at,
    },
  );
});

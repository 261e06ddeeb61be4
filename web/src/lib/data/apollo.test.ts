/** @jest-environment jsdom */
import { gql } from '@apollo/client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { errorCode, errorText } from '../notices/errors.ts';
import { createApollo, newCache } from './apollo.ts';
import { newVersion } from './load-chunk.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  jest.useRealTimers();
});

const paper = gql`
  query {
    examPaper {
      _id
      questions {
        questionId: id
        options {
          optionId: id
          text
        }
      }
    }
  }
`;
const option = (optionId: string, text: string) => ({ __typename: 'ExamOption', optionId, text });
const question = (questionId: string, ...options: readonly object[]) => ({
  __typename: 'ExamQuestion',
  questionId,
  options,
});
const examPaper = (_id: string, ...questions: readonly object[]) => ({ __typename: 'ExamPaper', _id, questions });

test('answers with the same id belong to their own question, and questions to their own exam', () => {
  const cache = newCache();
  const first = examPaper(
    '1',
    question('q1', option('a', 'Noah'), option('b', 'Shem')),
    question('q2', option('a', 'Ten'), option('b', 'Seven')),
  );
  const second = examPaper('2', question('q1', option('a', 'Paul'), option('b', 'Silas')));
  cache.writeQuery({ query: paper, data: { examPaper: first } });
  expect(cache.readQuery({ query: paper })).toEqual({ examPaper: first });
  const fragment = gql`
    fragment Asked on ExamPaper {
      questions {
        questionId: id
        options {
          optionId: id
          text
        }
      }
    }
  `;
  cache.writeQuery({ query: paper, data: { examPaper: second } });
  expect(cache.readFragment({ id: 'ExamPaper:1', fragment })).toEqual({
    __typename: 'ExamPaper',
    questions: first.questions,
  });
});

const asked = gql`
  query {
    __typename
  }
`;
/** What a page shows that was answered so, and how often it heard of a new version. */
async function shown(status: number, body: object) {
  // What is kept on the device is written later, which is not waited for here.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ status, headers: new Headers(), text: () => Promise.resolve(JSON.stringify(body)) }),
  });
  const heard = jest.fn();
  addEventListener(newVersion, heard);
  const error: unknown = await createApollo(() => undefined)
    .query({ query: asked })
    .catch((caught: unknown) => caught);
  removeEventListener(newVersion, heard);
  return [errorCode(error), errorText(error), heard.mock.calls.length];
}
const refusal = (code: string, text: string) => ({ errors: [{ message: 'x', extensions: { code, text } }] });

test('what the server refuses is shown in its words', async () => {
  const wait = 'Too many requests. Please wait a moment.';
  expect(await shown(429, refusal('request.tooMany', wait))).toEqual(['request.tooMany', wait, 0]);
  expect(await shown(502, {})).toEqual([undefined, 'Response not successful: Received status code 502', 0]);
});
test('a page whose questions the server knows no more is told that it is of an earlier version', async () => {
  const old = 'This operation is not offered any more.';
  expect(await shown(400, refusal('request.notRegistered', old))).toEqual(['request.notRegistered', old, 1]);
});

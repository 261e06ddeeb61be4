/** @jest-environment jsdom */
import { gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { newCache } from './apollo.ts';

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

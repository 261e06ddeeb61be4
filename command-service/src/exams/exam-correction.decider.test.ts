import { describe, expect, test } from '@jest/globals';
import { examDefinitionCommands, type ExamDefinitionCommand } from '@paideia/events/exams/exam.commands.ts';
import type { ExamDefinitionEvent } from '@paideia/events/exams/exam.events.ts';
import { examDefinitionExamples, examId } from '@paideia/events/exams/exam.examples.ts';
import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { examDefinition } from './exam-definition.decider.ts';

const { given } = specFor(examDefinition, {
  courseExists: true,
  usualAttempts: 2,
  group: { regionId: campus, locks: [] },
  satIn: [],
});
const defined: ExamDefinitionEvent = {
  type: 'ExamDefined',
  data: {
    ...examDefinitionCommands.DefineExam.parse(examDefinitionExamples.DefineExam),
    version: 1,
    attemptsAllowed: 2,
  },
};
const published: ExamDefinitionEvent = { type: 'ExamPublished', data: { examId, version: 1 } };
const schema = examDefinitionCommands.CorrectExamQuestion;
const wish = schema.parse(examDefinitionExamples.CorrectExamQuestion);
type Wish = typeof wish;
const noAnswers: string[] = [];
const correct = (more: Partial<Wish> = {}): ExamDefinitionCommand => ({
  type: 'CorrectExamQuestion',
  data: { ...wish, ...more },
});
const corrected = (more: Partial<Wish> = {}): ExamDefinitionEvent => ({
  type: 'ExamQuestionCorrected',
  data: { ...wish, ...more, by: harriet },
});
const byHarriet = { actorId: harriet };
const other = exampleId('9');

describe('the correction of a question', () => {
  const { when } = given(defined, published);
  test('says what is right now, and why', () => {
    when(correct(), byHarriet).then(corrected());
    when(correct({ ruling: 'everybody', accepted: noAnswers }), byHarriet).then(
      corrected({ ruling: 'everybody', accepted: noAnswers }),
    );
    const all = { ruling: 'notCounted', accepted: noAnswers, groupId: null } as const;
    when(correct(all), { ...byHarriet, group: undefined }).then(corrected(all));
  });
  test('is of an exam that is retired too', () =>
    given(defined, published, { type: 'ExamRetired', data: { examId } }).when(correct(), byHarriet).then(corrected()));
  test('is made once', () =>
    given(defined, published, corrected(), corrected({ correctionId: other, ruling: 'everybody', accepted: noAnswers }))
      .when(correct(), byHarriet)
      .thenNothing());
  test.each<[string, Partial<Wish>, 'exam.questionUnknown' | 'exam.oneCorrectOption' | 'exam.correctsNothing']>([
    ['of no question', { questionId: 'q9' }, 'exam.questionUnknown'],
    ['of no version', { version: 2 }, 'exam.questionUnknown'],
    ['to an answer that is not there', { accepted: ['b', 'z'] }, 'exam.oneCorrectOption'],
    ['to what it is', { accepted: ['b'] }, 'exam.correctsNothing'],
  ])('is refused %s', (_, more, code) => when(correct(more), byHarriet).thenRejected(code));
  test('is refused for no group, and to whoever has sat the exam there', () => {
    when(correct(), { ...byHarriet, group: undefined }).thenRejected('exam.groupUnknown');
    when(correct(), { ...byHarriet, satIn: [yearOne] }).thenRejected('exam.ownAttempt');
    when(correct(), { ...byHarriet, satIn: [other] }).then(corrected());
    when(correct({ groupId: null }), { ...byHarriet, satIn: [other] }).thenRejected('exam.ownAttempt');
  });
  test('leaves a question that counts', () => {
    const out = (questionId: string, groupId: string | null = null) =>
      ({
        questionId,
        groupId,
        ruling: 'notCounted',
        accepted: noAnswers,
        correctionId: exampleId(questionId === 'q1' ? '1' : '2'),
      }) as const;
    given(defined, corrected(out('q1', yearOne)))
      .when(correct({ ...out('q2', yearOne), accepted: noAnswers }), byHarriet)
      .thenRejected('exam.nothingLeft');
    given(defined, corrected({ ...out('q1', yearOne), accepted: noAnswers }))
      .when(correct({ ...out('q2'), accepted: noAnswers }), byHarriet)
      .thenRejected('exam.nothingLeft');
    given(defined, corrected({ ...out('q1', other), accepted: noAnswers }))
      .when(correct({ ...out('q2', yearOne), accepted: noAnswers }), byHarriet)
      .then(corrected({ ...out('q2', yearOne), accepted: noAnswers }));
  });
  test('may be taken back by another one', () => {
    const back = { accepted: ['b'], correctionId: other };
    given(defined, corrected()).when(correct(back), byHarriet).then(corrected(back));
    given(defined, corrected(), corrected(back))
      .when(correct({ ...back, correctionId: exampleId('8') }), byHarriet)
      .thenRejected('exam.correctsNothing');
    // In another group it was never corrected, so for all of them it is something.
    given(defined, corrected())
      .when(correct({ groupId: null, correctionId: other }), byHarriet)
      .then(corrected({ groupId: null, correctionId: other }));
  });
  test.each([
    ['answers without a ruling that asks for them', { ruling: 'everybody' }],
    ['no answer where one is asked for', { accepted: noAnswers }],
    ['no reason', { reason: ' ' }],
  ])('refuses %s', (_, more) => expect(schema.safeParse({ ...wish, ...more }).success).toBe(false));
});

test('whoever may grade in the region of the group corrects, for all groups an admin, and never in the name of another', () => {
  const { allows } = given();
  const scope = { regionId: campus };
  const person = { userId: ada, roles: ['user'], regionIds: [campus], regionRoles: [], attendanceAdminOf: [] };
  const instructor = { ...person, regionRoles: [{ regionId: campus, slug: 'x', roleNames: ['instructor'] }] };
  const admin = { ...person, roles: ['user', 'admin'] };
  const may = (who: Parameters<typeof allows>[1], where: object = scope) => allows('CorrectExamQuestion', who, where);
  expect([may(person), may(instructor), may(instructor, {}), may(instructor, { regionId: other })]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([may(admin), may(admin, {}), may({ ...admin, impersonatorId: harriet }), may(undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

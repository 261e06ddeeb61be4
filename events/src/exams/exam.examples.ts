import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { examDefinitionCommands, examScheduleCommands } from './exam.commands.ts';

export const examId = exampleId('e');
const definition = {
  examId,
  courseId: exampleId('c'),
  title: 'Exam 1',
  instructions: 'Answer every question.',
  attemptsAllowed: 2,
  pointsPerQuestion: 2,
  questions: [
    {
      id: 'q1',
      kind: 'choice',
      text: 'How many books are in the Pentateuch?',
      options: [
        { id: 'a', text: 'Four' },
        { id: 'b', text: 'Five' },
      ],
      correctOptionId: 'b',
    },
    {
      id: 'q2',
      kind: 'trueFalse',
      text: 'Ruth was a Moabite.',
      options: [
        { id: 'true', text: 'True' },
        { id: 'false', text: 'False' },
      ],
      correctOptionId: 'true',
    },
  ],
} satisfies ExamplesOf<typeof examDefinitionCommands>['DefineExam'];

export const examDefinitionExamples = {
  DefineExam: definition,
  ReviseExam: { ...definition, passMark: 75 },
  PublishExam: { examId },
  RetireExam: { examId },
  CorrectExamQuestion: {
    examId,
    correctionId: exampleId('f'),
    version: 1,
    groupId: yearOne,
    questionId: 'q1',
    ruling: 'accepts',
    accepted: ['a', 'b'],
    reason: 'The question can be read both ways',
  },
} satisfies ExamplesOf<typeof examDefinitionCommands>;

const scheduled = { groupId: yearOne, examId };
const closesAt = '2026-10-10T05:59:00.000Z';
export const examScheduleExamples = {
  ScheduleExam: { ...scheduled, opensAt: '2026-09-28T14:00:00.000Z', closesAt },
  RescheduleExam: { ...scheduled, opensAt: '2026-09-28T14:00:00.000Z', closesAt: '2026-10-17T05:59:00.000Z' },
  ExtendExamDeadline: { ...scheduled, userId: ada, closesAt: '2026-10-12T05:59:00.000Z', reason: 'Illness' },
  RemindOfExam: { ...scheduled, userId: null, closesAt },
  CloseExamWindow: { ...scheduled, userId: null, closesAt },
} satisfies ExamplesOf<typeof examScheduleCommands>;

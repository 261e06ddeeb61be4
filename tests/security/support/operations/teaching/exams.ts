import { demoId } from '../../../../../scripts/demo/ids.ts';
import type { Records } from '../../cast.ts';
import { fresh, list, nothing, ofRegion, plansCourses, reason, revision, type Row, soon } from '../../row.ts';
import { examPermissions, readsExamQuestions } from '@paideia/events/exams/exam.permissions.ts';
import { readsGroups } from '@paideia/events/groups/group.permissions.ts';

const exam = (of: Records, _id: string) => ({
  _id,
  courseId: of.courseId,
  title: 'Matrix',
  instructions: '',
  passMark: 70,
  openBook: false,
  attemptsAllowed: 1,
  pointsPerQuestion: 4,
  penalty: false,
  questions: [
    {
      id: 'q1',
      kind: 'choice',
      text: 'Who?',
      options: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
      correctOptionId: 'a',
    },
  ],
});

export const queries: Readonly<Record<string, Row>> = {
  questionBank: { rule: readsExamQuestions, ...nothing },
  groupSchedule: ofRegion(readsGroups, ({ groupId }) => ({ groupId })),
  allExams: list(plansCourses, undefined, 'right answers for admins and the key alone'),
  Exam: {
    rule: plansCourses,
    ...nothing,
    args: ({ examId }) => ({ id: examId }),
    note: 'right answers for admins and the key alone',
  },
};
export const mutations: Readonly<Record<string, Row>> = {
  createExam: { rule: examPermissions.DefineExam, ...nothing, args: (of) => ({ input: exam(of, fresh(of, 'exam')) }) },
  updateExam: {
    rule: examPermissions.ReviseExam,
    ...nothing,
    args: (of) => ({ ...revision, input: exam(of, of.examId) }),
  },
  publishExam: { rule: examPermissions.PublishExam, ...nothing, args: ({ examId }) => ({ ...revision, _id: examId }) },
  deleteExam: { rule: examPermissions.RetireExam, ...nothing, args: ({ examId }) => ({ ...revision, _id: examId }) },
  scheduleExam: ofRegion(examPermissions.ScheduleExam, (of) => ({
    groupId: of.groupId,
    examId: demoId('E', 2),
    opensAt: soon(24),
    closesAt: soon(48),
  })),
  rescheduleExam: ofRegion(examPermissions.RescheduleExam, (of) => ({
    ...revision,
    groupId: of.groupId,
    examId: of.examId,
    opensAt: soon(24),
    closesAt: soon(48),
    reason,
  })),
  extendExamDeadline: ofRegion(examPermissions.ExtendExamDeadline, (of) => ({
    ...revision,
    groupId: of.groupId,
    examId: of.examId,
    userId: of.userId,
    closesAt: soon(72),
    reason,
  })),
};

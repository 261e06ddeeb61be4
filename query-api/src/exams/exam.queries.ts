import { every } from '@paideia/documents/every.ts';
import {
  examSchedules,
  latestVersion,
  type ExamDefinitionView,
  type ExamScheduleView,
} from '@paideia/projection-service/exams/exam.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Exam } from './exam.types.ts';

/** Picked field by field: no question comes along. */
export function shownExam(view: ExamDefinitionView): Exam {
  const { title, version, passMark, openBook, attemptsAllowed, pointsPerQuestion, penalty, timeLimitMin, questions } =
    latestVersion(view);
  const { _id, _revision, courseId, status, published, at } = view;
  return {
    id: _id,
    _id,
    _revision,
    courseId,
    title,
    status,
    version,
    published,
    at,
    questionCount: questions.length,
    passMark,
    openBook,
    attemptsAllowed,
    pointsPerQuestion,
    penalty,
    timeLimitMin,
  };
}

/** Those of a group, what closes first first; found once a request. */
export const schedulesOf = (context: Context, groupId: string): Promise<readonly ExamScheduleView[]> =>
  context.shared('exam schedules', groupId, () =>
    every(context.read(examSchedules), { where: { groupId }, sort: { field: 'closesAt' } }),
  );

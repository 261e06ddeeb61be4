import {
  examDefinitions,
  type ExamDefinitionView,
  type ExamScheduleView,
} from '@paideia/projection-service/exams/exam.view.ts';
import { schedulesOf } from '../exams/exam.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';

type Taken = { readonly exam: ExamDefinitionView; readonly schedule: ExamScheduleView };

/** What is scheduled for a group, with what it is. */
export async function examsOf(context: Context, groupId: string) {
  const schedules = await schedulesOf(context, groupId);
  return { schedules, definitions: await context.read(examDefinitions).many(schedules.map(({ examId }) => examId)) };
}

/** Those that can be taken, by title; one that is not scheduled is none of them. */
export const takenOf = (
  definitions: readonly ExamDefinitionView[],
  schedules: readonly ExamScheduleView[],
): readonly Taken[] =>
  schedules
    .flatMap((schedule) => {
      const exam = definitions.find(({ _id, published }) => _id === schedule.examId && published !== null);
      return exam ? [{ exam, schedule }] : [];
    })
    .sort((a, b) => a.exam.title.localeCompare(b.exam.title, 'en', { numeric: true }));

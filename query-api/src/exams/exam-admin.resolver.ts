import { listsCourses } from '@paideia/events/courses/course.permissions.ts';
import { examDefinitions, type ExamDefinitionView } from '@paideia/projection-service/exams/exam.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { shownExam } from './exam.queries.ts';
import { Exam, ExamFilter } from './exam.types.ts';

/** `allExams`, `Exam`: which exams there are, for whoever schedules them or reads their results. What is asked in them is said to authors alone. */
export const ExamAdminResolver = adminResource<ExamDefinitionView, Exam, ExamFilter>({
  name: 'Exam',
  type: Exam,
  view: examDefinitions,
  filter: ExamFilter,
  rule: listsCourses,
  scope: () => 'everything',
  where: ({ q, courseId, status }) => ({
    where: { courseId: courseId ?? undefined, status: status ?? undefined },
    search: q ?? undefined,
  }),
  sorts: { title: 'titleKey', status: 'status', at: 'at' },
  map: shownExam,
});

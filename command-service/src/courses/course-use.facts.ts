import { group } from '@paideia/documents/port.ts';
import { assignmentEvents, type AssignmentEvent } from '@paideia/events/assignments/assignment.events.ts';
import { examDefinitionEvents, type ExamDefinitionEvent } from '@paideia/events/exams/exam.events.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** It is what would miss a course: the plan of a group, an exam or an assignment. */
type CourseUse = {
  readonly id: string;
  readonly by: 'group' | 'exam' | 'assignment';
  readonly courseIds: readonly string[];
};

const courseUseGroup = group('facts-course-use', 3);
export const courseUse = courseUseGroup.collection<CourseUse>('courseUse', {
  indexes: { course: ['courseIds', 'by'] },
});
const work = (by: 'exam' | 'assignment', id: string, courseId: string) =>
  put(courseUse, id, { id, by, courseIds: [courseId] });

export const courseUseFactTable = defineProjection<GroupEvent | ExamDefinitionEvent | AssignmentEvent>({
  group: courseUseGroup,
  collections: collectionsOf(courseUse),
  events: [groupEvents, examDefinitionEvents, assignmentEvents],
  on: {
    GroupCoursesSet: ({ groupId, items }) =>
      put(courseUse, groupId, { id: groupId, by: 'group', courseIds: items.map(({ courseId }) => courseId) }),
    ExamDefined: ({ examId, courseId }) => work('exam', examId, courseId),
    ExamRevised: ({ examId, courseId }) => work('exam', examId, courseId),
    AssignmentDefined: ({ assignmentId, courseId }) => work('assignment', assignmentId, courseId),
    AssignmentRevised: ({ assignmentId, courseId }) => work('assignment', assignmentId, courseId),
  },
});

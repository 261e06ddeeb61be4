import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { groupId, regionId } from '../registers/attendance.examples.ts';
import { courseProjection } from './course.projection.ts';
import { coursePlans, courses } from './course.view.ts';

const courseId = 'c'.repeat(24);
const created = {
  type: 'CourseCreated',
  data: { courseId, code: 'OT101', title: 'Old Testament Survey', description: null, programYear: 1, credits: 3 },
};
const item = { courseId, order: 1, fromDate: '2026-09-07', toDate: '2026-12-18', termName: 'Autumn', teacherIds: [] };
const planned = (...items: object[]) => ({
  type: 'GroupCoursesSet',
  data: { groupId, regionId, items },
  meta: { stream: `group-${groupId}` },
});

test('a course, and the plan of a group as it was last set', () => {
  specFor(courseProjection)
    .given(created)
    .then(courses, courseId, { code: 'OT101', title: 'Old Testament Survey', credits: 3 });
  specFor(courseProjection)
    .given(planned(), planned(item))
    .then(coursePlans, groupId, { items: [item], why: [{ stream: `group-${groupId}`, revision: 1 }] });
});

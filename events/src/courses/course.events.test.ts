import { expect, test } from '@jest/globals';
import { exampleId } from '../kernel/examples.ts';
import { courseEvents } from './course.events.ts';

test('a course that was made before there were drafts is there for students', () => {
  const { schema, version, upcasts } = courseEvents.types.CourseCreated;
  const first = {
    courseId: exampleId('c'),
    code: 'OT101',
    title: 'Old Testament Survey',
    description: null,
    programYear: 1,
    credits: 3,
  };
  expect(version).toBe(2);
  expect(schema.parse(upcasts[1]!(first))).toEqual({ ...first, categoryId: null, teacherIds: [], published: true });
});

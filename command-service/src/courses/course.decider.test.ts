import { test } from '@jest/globals';
import { courseCommands, type CourseCommand } from '@paideia/events/courses/course.commands.ts';
import { courseExamples } from '@paideia/events/courses/course.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { course } from './course.decider.ts';

const { given } = specFor(course, { isTaken: false });
const data = courseCommands.CreateCourse.parse(courseExamples.CreateCourse);
const create = (more: object = {}): CourseCommand => ({ type: 'CreateCourse', data: { ...data, ...more } });

test('a course is made once, with a code of its own', () => {
  given().when(create()).then({ type: 'CourseCreated', data });
  given().when(create(), { isTaken: true }).thenRejected('course.codeTaken');
  const created = { type: 'CourseCreated', data } as const;
  given(created).when(create(), { isTaken: true }).thenNothing();
  given(created)
    .when(create({ title: 'Another' }))
    .thenRejected('course.exists');
});

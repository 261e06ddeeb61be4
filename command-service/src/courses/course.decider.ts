import { isDeepStrictEqual } from 'node:util';
import { courseCommands } from '@paideia/events/courses/course.commands.ts';
import { courseEvents, courseStream, type CourseEvent } from '@paideia/events/courses/course.events.ts';
import { coursePermissions, readsCourses } from '@paideia/events/courses/course.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { courseFacts } from './course.facts.ts';

type State = { readonly course: DataOf<CourseEvent, 'CourseCreated'> | null };

export const course = defineDecider<State, 'course.exists' | 'course.codeTaken', { readonly isTaken: boolean }>()({
  events: courseEvents,
  commands: courseCommands,
  permissions: coursePermissions,
  reads: readsCourses,
  creates: ['CreateCourse'],
  commutes: [],
  stream: ({ data }) => courseStream(data.courseId),
  initial: { course: null },
  exists: ({ course }) => course !== null,
  claims: ({ course }) =>
    course
      ? [{ kind: 'courseCode', value: course.code, taken: reject('course.codeTaken', { code: course.code }) }]
      : [],
  scope: () => ({}),
  facts: async ({ data }, ask) => ({
    isTaken: (await ask.table(courseFacts).count({ where: { code: data.code } })).n > 0,
  }),

  decide: {
    CreateCourse: ({ course }, data, { isTaken }) => {
      if (course) return isDeepStrictEqual(course, { ...data }) ? [] : reject('course.exists');
      return isTaken ? reject('course.codeTaken', { code: data.code }) : [{ type: 'CourseCreated', data }];
    },
  },
  evolve: { CourseCreated: (_, data) => ({ course: data }) },
});

import { describe, expect, test } from '@jest/globals';
import { group } from '@paideia/documents/port.ts';
import { defineEvents, event } from '@paideia/events/kernel/message.ts';
import { z } from 'zod';
import {
  collectionsOf,
  defineProjection,
  need,
  patch,
  put,
  remove,
  update,
  updateWhere,
  upsert,
} from './projection.ts';
import { specFor } from './spec.ts';

type Course = { _id: string; title: string; seats: number };
type Booking = { _id: string; courseId: string; title: string; studentIds: string[] };
const bookingsGroup = group('bookings', 1);
const courses = bookingsGroup.collection<Course>('courses');
const bookings = bookingsGroup.collection<Booking>('bookings', {
  indexes: { byCourse: ['courseId'], byStudent: ['studentIds'] },
});
const courseEvents = defineEvents('course', {
  CourseNamed: event(z.object({ courseId: z.string(), title: z.string() })),
  CourseClosed: event(z.object({ courseId: z.string() })),
});
const bookingEvents = defineEvents('booking', {
  Booked: event(z.object({ bookingId: z.string(), courseId: z.string(), studentIds: z.array(z.string()) })),
  StudentLeft: event(z.object({ studentId: z.string() })),
});
type AnyEvent =
  | { type: 'CourseNamed'; data: { courseId: string; title: string } }
  | { type: 'CourseClosed'; data: { courseId: string } }
  | { type: 'Booked'; data: { bookingId: string; courseId: string; studentIds: string[] } }
  | { type: 'StudentLeft'; data: { studentId: string } };
const projection = defineProjection<AnyEvent>({
  group: bookingsGroup,
  collections: collectionsOf(courses, bookings),
  events: [courseEvents, bookingEvents],
  on: {
    CourseNamed: ({ courseId, title }) => [
      upsert(courses, courseId, (course) => ({ _id: courseId, seats: 10, ...course, title })),
      updateWhere(bookings, { courseId }, (booking) => ({ ...booking, title })),
    ],
    CourseClosed: ({ courseId }) => [remove(courses, courseId), patch(bookings, 'none', { title: '' })],
    Booked: {
      needs: ({ courseId }) => [need(courses, courseId)],
      then: ({ bookingId, courseId, studentIds }, _occurred, found) => [
        put(bookings, bookingId, {
          _id: bookingId,
          courseId,
          title: found.one(courses, courseId)?.title ?? '?',
          studentIds,
        }),
        update(courses, courseId, (course) => ({ ...course, seats: course.seats - studentIds.length })),
      ],
    },
    StudentLeft: ({ studentId }) =>
      updateWhere(bookings, { studentIds: studentId }, (booking) => ({
        ...booking,
        studentIds: booking.studentIds.filter((one) => one !== studentId),
      })),
  },
});
const { given } = specFor(projection);
const named = (title: string): AnyEvent => ({ type: 'CourseNamed', data: { courseId: 'c1', title } });
const booked = (bookingId: string, ...studentIds: string[]): AnyEvent => ({
  type: 'Booked',
  data: { bookingId, courseId: 'c1', studentIds },
});

describe('folding in memory', () => {
  test('a row sees what it needs as earlier events of the same batch left it', () => {
    const told = given(named('Greek'), named('Koine Greek'), booked('b1', 's1', 's2'), booked('b2', 's3'));
    told.then(bookings, 'b1', { title: 'Koine Greek' });
    told.then(courses, 'c1', { seats: 7 });
  });

  test('a change by filter meets documents as they are just then, changed earlier in the batch or not', () => {
    const told = given(
      named('Greek'),
      booked('b1', 's1', 's2'),
      { type: 'StudentLeft', data: { studentId: 's1' } },
      named('Hebrew'),
      {
        type: 'StudentLeft',
        data: { studentId: 's1' },
      },
    );
    told.then(bookings, 'b1', { studentIds: ['s2'], title: 'Hebrew' });
  });

  test('what is removed is gone, what is not there is not updated', () => {
    const told = given(named('Greek'), { type: 'CourseClosed', data: { courseId: 'c1' } }, booked('b1', 's1'));
    told.thenGone(courses, 'c1');
    told.thenGone(bookings, 'none');
    expect(told.all(courses)).toEqual([]);
    expect(told.all(bookings)).toEqual([{ _id: 'b1', courseId: 'c1', title: '?', studentIds: ['s1'] }]);
  });

  test('a row that looks at what it did not ask for, or makes what is not JSON, fails', () => {
    const broken = (row: object) =>
      specFor(
        defineProjection<AnyEvent>({
          group: bookingsGroup,
          collections: collectionsOf(courses, bookings),
          events: [courseEvents],
          on: { CourseNamed: row } as never,
        }),
      );
    const unasked = {
      needs: () => [],
      then: (_d: unknown, _o: unknown, found: { one(c: unknown, id: string): unknown }) =>
        put(courses, 'c1', found.one(courses, 'c1') as Course),
    };
    expect(() => broken(unasked).given(named('x'))).toThrow(/not among the row's needs/);
    expect(() => broken(() => put(courses, 'c1', { at: new Date() } as never)).given(named('x'))).toThrow(/not JSON/);
  });

  test('where and when it happened is made up unless it is said', () => {
    const seen: unknown[] = [];
    const spy = defineProjection<AnyEvent>({
      group: bookingsGroup,
      collections: collectionsOf(courses),
      events: [courseEvents],
      on: {},
      onAny: (event, { stream, revision, position, at }) => (
        seen.push([event.type, stream, revision, position, at]),
        []
      ),
    });
    specFor(spy).given(
      named('a'),
      { ...named('b'), meta: { stream: 'course-7', at: '2026-01-01T00:00:00.000Z' } },
      { ...named('c'), meta: { stream: 'course-7' } },
    );
    expect(seen).toEqual([
      ['CourseNamed', 'course-spec', 0, 1, '2026-11-20T09:00:00.000Z'],
      ['CourseNamed', 'course-7', 0, 2, '2026-01-01T00:00:00.000Z'],
      ['CourseNamed', 'course-7', 1, 3, '2026-11-20T09:00:00.000Z'],
    ]);
  });
});

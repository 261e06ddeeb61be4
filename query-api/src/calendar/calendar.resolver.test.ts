import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import { calendarTexts } from '@paideia/events/calendar-connections/calendar-connection.messages.ts';
import { calendarMessages } from '@paideia/events/calendar/calendar.messages.ts';
import { examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { calendarFeeds } from '@paideia/projection-service/calendar/calendar-feed.view.ts';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import {
  courseA,
  defined,
  definitionOf,
  examA1,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { translationOverrides } from '@paideia/projection-service/translations/translation.view.ts';
import { specCatalogue } from '../kernel/testing/examples.ts';
import {
  collegeWith,
  freya,
  groupId,
  leaveId,
  otherGroupId,
  people,
  regionId,
  submitted,
  type College,
} from '../registers/attendance.examples.ts';
import { newToken, tokenHashOf } from './calendar-feed.queries.ts';

// By the wall of Denver, seven hours behind, it closes on Friday 27 November, and for Freya on Sunday.
const closesAt = '2026-11-28T06:59:00.000Z';
const essay = assignmentOf(61, courseA, { title: 'Essay, first part', dueAt: '2026-12-05T06:59:00.000Z' });
const texts = [...Object.values(calendarTexts), ...Object.values(calendarMessages)];
const catalogue = {
  ...specCatalogue,
  ...Object.fromEntries(
    texts.map(({ id, defaultMessage, description }) => [
      id,
      { category: 'spec', description, en: defaultMessage, de_DE: `(de) ${defaultMessage}` },
    ]),
  ),
};
let college: College;
beforeAll(async () => {
  college = await collegeWith(
    [
      courseCreated(courseA, 'OT101', 'Old Testament Survey'),
      ...defined(definitionOf(examA1, courseA, 4, { title: 'Torah' })),
      scheduled(examA1, { opensAt: '2026-11-20T15:00:00.000Z', closesAt }),
      {
        type: 'ExamDeadlineExtended',
        data: { groupId, examId: examA1, regionId, userId: freya, closesAt: '2026-11-30T06:59:00.000Z', reason: 'Ill' },
        meta: { stream: examScheduleStream(groupId, examA1) },
      },
      essay.defined,
      submitted(freya, { fromDate: '2026-11-25', toDate: '2026-11-26' }),
    ],
    { catalogue, publicUrl: 'https://college.example' },
  );
});
afterAll(() => college.close());

const query = `query ($from: String!, $to: String!, $g: ID!) { calendar(from: $from, to: $to, groupId: $g) {
  today classes { date start end periodKeys } items { kind itemId date until time title courseCode isDone } } }`;
const november = { from: '2026-11-20', to: '2026-12-31', g: groupId };

describe('a calendar', () => {
  test('has exams, what is due, classes and leave by the wall of the campus, in their order', async () => {
    const { data, errors } = await college.ask('freya', query, november);
    expect(errors).toEqual([]);
    const exam = { itemId: examA1, title: 'Torah', courseCode: 'OT101', isDone: false };
    const days = (date: string, until = date) => ({ date, until });
    expect(data).toMatchObject({
      calendar: {
        today: '2026-11-20',
        items: [
          { ...exam, kind: 'examOpens', ...days('2026-11-20'), time: '08:00' },
          {
            kind: 'leave',
            itemId: leaveId,
            ...days('2026-11-25', '2026-11-26'),
            time: '09:15',
            title: '',
            courseCode: '',
            isDone: false,
          },
          { ...exam, kind: 'examCloses', ...days('2026-11-29'), time: '23:59' },
          {
            kind: 'assignment',
            itemId: essay.assignmentId,
            ...days('2026-12-04'),
            time: '23:59',
            title: 'Essay, first part',
            courseCode: 'OT101',
            isDone: false,
          },
        ],
      },
    });
    const { classes } = (data as { calendar: { classes: { date: string }[] } }).calendar;
    expect(classes[0]).toEqual({ date: '2026-11-23', start: '08:30', end: '12:00', periodKeys: ['P1', 'P2'] });
    // Four days a week, until the term ends on 18 December.
    expect([classes.length, classes.at(-1)?.date]).toEqual([16, '2026-12-17']);
  });
  test('has only what falls on the days that were asked for', async () => {
    const { data } = await college.ask('emmett', query, { ...november, from: '2026-11-27', to: '2026-11-27' });
    expect(data).toMatchObject({
      calendar: { classes: [], items: [{ kind: 'examCloses', date: '2026-11-27', time: '23:59' }] },
    });
    const { data: within } = await college.ask('freya', query, { ...november, from: '2026-11-26', to: '2026-11-27' });
    expect(within).toMatchObject({ calendar: { items: [{ kind: 'leave', date: '2026-11-25' }] } });
  });
  test.each(['harriet', 'renata', 'silas', 'oskar'] as const)(
    'is not there for %s, who is no student',
    async (person) => {
      expect((await college.ask(person, query, november)).errors[0]!.extensions['code']).toBe('notFound');
    },
  );
  test('of a group of others is not there either', async () => {
    const of = (g: string) => college.ask('freya', query, { ...november, g });
    expect((await of(otherGroupId)).errors[0]).toEqual((await of('f'.repeat(24))).errors[0]);
  });
  test.each([
    ['2026-11-20', '2026-11-19'],
    ['2026-11-01', '2026-12-13'],
    ['2026-11-01', '9999-12-31'],
    ['tomorrow', '2026-12-01'],
    ['2026-11-01', '2026-11-31'],
  ])('is of six weeks at most: not from %s to %s', async (from, to) => {
    expect((await college.ask('freya', query, { from, to, g: groupId })).errors[0]!.extensions['code']).toBe('invalid');
  });
  test('comes with the dashboard of a student, and with nobody else’s', async () => {
    const card = '{ dashboard { calendar { from to today items { kind } classes { date } } } }';
    expect((await college.ask('freya', card)).data).toMatchObject({
      dashboard: { calendar: { from: '2026-11-01', to: '2026-12-12', today: '2026-11-20' } },
    });
    expect((await college.ask('renata', card)).data).toEqual({ dashboard: { calendar: null } });
  });
  test('costs the dashboard no further question to a read model', async () => {
    const { documents } = college.api;
    const read = documents.read.bind(documents);
    let asked: string[] = [];
    const spy = jest.spyOn(documents, 'read').mockImplementation((from) => {
      const reader = read(from);
      const noted =
        <A extends readonly unknown[], T>(act: (...args: A) => T) =>
        (...args: A): T => {
          asked.push(from.name);
          return act(...args);
        };
      return {
        ...reader,
        one: noted(reader.one.bind(reader)),
        many: noted(reader.many.bind(reader)),
        find: noted(reader.find.bind(reader)),
        count: noted(reader.count.bind(reader)),
      };
    });
    const others =
      'assessments { exams { title } } attendance { term } leaveRequests { _id } noticeboard { title } groupId';
    const costOf = async (fields: string) => {
      asked = [];
      expect((await college.ask('freya', `{ dashboard { ${fields} } }`)).errors).toEqual([]);
      // The overrides of texts are looked at all the while, whoever asks.
      return asked.filter((name) => name !== translationOverrides.name).toSorted();
    };
    await costOf(others);
    const before = await costOf(others);
    expect(await costOf(`${others} calendar { items { title } classes { date } }`)).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
    spy.mockRestore();
  });
});

describe('the private address', () => {
  const token = newToken();
  const get = (path: string) => request(college.api.app).get(path);
  const member = (more: object = {}) => ({
    ...people.freya,
    groups: [
      {
        _id: groupId,
        name: 'Cedar Ridge Day Year 1',
        archived: false,
        regionId,
        isAlumniGroup: false,
        attendanceSchemaId: null,
        attendanceSchemaName: null,
        enrolment: 'active' as const,
      },
    ],
    ...more,
  });
  beforeAll(async () => {
    await college.ask('freya', '{ calendarFeed { openedAt } }'); // She signs in as she is, before she is put again.
    await college.api.put(users, member());
    await college.api.put(calendarFeeds, {
      _id: freya,
      _revision: 0,
      tokenHash: tokenHashOf(token),
      openedAt: '2026-11-19T09:00:00.000Z',
    });
  });

  test('is told once, and the log is told its hash alone', async () => {
    const { data, response } = await college.ask('freya', 'mutation { openCalendarFeed { address } }');
    const { address } = (data as { openCalendarFeed: { address: string } }).openCalendarFeed;
    const [, told = ''] = /^https:\/\/college\.example\/calendar\/([\w-]{43})\.ics$/.exec(address) ?? [];
    const { envelope, actor } = college.api.sent.at(-1)!;
    expect(envelope).toMatchObject({ type: 'OpenCalendarFeed', data: { userId: freya, tokenHash: tokenHashOf(told) } });
    expect(actor).toMatchObject({ actorId: freya });
    expect(JSON.stringify(college.api.sent)).not.toContain(told);
    expect(response.headers['cache-control']).toBe('no-store');
    const again = await college.ask('freya', 'mutation { openCalendarFeed { address } }');
    expect(again.data).not.toEqual(data);
  });
  test('is known to be there, without the address', async () => {
    const { data, response } = await college.ask('freya', '{ calendarFeed { openedAt } }');
    expect(data).toEqual({ calendarFeed: { openedAt: '2026-11-19T09:00:00.000Z' } });
    expect(response.text).not.toContain(tokenHashOf(token));
    expect((await college.ask('emmett', '{ calendarFeed { openedAt } }')).data).toEqual({
      calendarFeed: { openedAt: null },
    });
  });
  test('is withdrawn by the person', async () => {
    const { data } = await college.ask('freya', 'mutation { withdrawCalendarFeed { openedAt } }');
    expect(data).toEqual({ withdrawCalendarFeed: { openedAt: null } });
    expect(college.api.sent.at(-1)!.envelope).toMatchObject({ type: 'WithdrawCalendarFeed', data: { userId: freya } });
  });
  test.each([
    '{ calendarFeed { openedAt } }',
    'mutation { openCalendarFeed { address } }',
    'mutation { withdrawCalendarFeed { openedAt } }',
  ])('nobody without a session comes to it: %s', async (operation) => {
    expect((await college.api.post(operation)).errors[0]!.message).toBe('Context userId not found');
  });

  test('answers a calendar without a session, which nobody else may keep', async () => {
    const { status, headers, text } = await get(`/calendar/${token}.ics`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, max-age=900',
    ]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['ratelimit']).toMatch(/600-in-1hr/);
    const entries = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);
    const exam = entries.find((entry) => entry.includes('UID:exam-'));
    expect(exam?.split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:exam-${groupId}-${examA1}@college.example`,
        'DTSTART:20261120T150000Z',
        'DTEND:20261130T065900Z',
        expect.stringContaining('SUMMARY:Exam: Torah'),
        `URL:https://college.example/student/assessments/exams/${examA1}`,
      ]),
    );
    const due = entries.find((entry) => entry.includes('UID:assignment-'));
    expect(due).toContain('DTSTART:20261205T062900Z\r\nDTEND:20261205T065900Z\r\nSUMMARY:Due: Essay\\, first part');
    // Half past eight by the wall of Denver: an hour later in UTC once the summer time is over.
    const first = (date: string) => entries.find((entry) => entry.includes(`UID:class-${groupId}-${date}-P1@`));
    expect(first('2026-10-27')).toContain('DTSTART:20261027T143000Z');
    expect(first('2026-11-23')).toContain('DTSTART:20261123T153000Z');
    expect(first('2026-11-23')).toContain('SUMMARY:Class: Period 1');
    // What is not decided is no leave yet.
    expect(text).not.toContain('UID:leave-');
  });
  test('is the same the next time, but for the hour at which it was made', async () => {
    const read = async () => (await get(`/calendar/${token}.ics`)).text;
    const before = await read();
    college.api.clock.at += 60_000;
    const after = await read();
    expect(after).not.toBe(before);
    expect(after.replaceAll(/DTSTAMP:\w+/g, '')).toBe(before.replaceAll(/DTSTAMP:\w+/g, ''));
  });
  test('speaks the language of the person, whoever asks', async () => {
    await college.api.put(users, member({ locale: 'de_DE' }));
    expect((await get(`/calendar/${token}.ics`).set('x-locale', 'pl_PL')).text).toContain('SUMMARY:(de) Exam: Torah');
    await college.api.put(users, member());
  });
  test.each([
    ['another token', () => `${newToken()}.ics`],
    ['the hash', () => `${tokenHashOf(token)}.ics`],
    ['no ending', () => token],
    ['the token of nothing', () => '.ics'],
    ['another case', () => `${token.toUpperCase()}.ics`],
  ])('is nothing by %s', async (_, file) => {
    const { status, text } = await get(`/calendar/${file()}`);
    expect([status, text.includes('VCALENDAR')]).toEqual([404, false]);
  });
  test.each([{ status: 'deactivated' as const }, { isErased: true }])('is over with the account: %j', async (more) => {
    await college.api.put(users, member(more));
    expect((await get(`/calendar/${token}.ics`)).status).toBe(404);
    await college.api.put(users, member());
  });
  test('has nothing of groups that are over', async () => {
    const [group] = member().groups;
    await college.api.put(users, member({ groups: [{ ...group!, archived: true }] }));
    expect((await get(`/calendar/${token}.ics`)).text).not.toContain('VEVENT');
    await college.api.put(users, member({ groups: [{ ...group!, enrolment: 'completed' }] }));
    expect((await get(`/calendar/${token}.ics`)).text).not.toContain('VEVENT');
    await college.api.put(users, member());
  });
});

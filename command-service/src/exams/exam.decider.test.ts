import { describe, expect, test } from '@jest/globals';
import {
  examDefinitionCommands,
  type ExamDefinitionCommand,
  type ExamScheduleCommand,
} from '@paideia/events/exams/exam.commands.ts';
import type { ExamDefinition, ExamDefinitionEvent, ExamScheduleEvent } from '@paideia/events/exams/exam.events.ts';
import { examDefinitionExamples, examId } from '@paideia/events/exams/exam.examples.ts';
import { ada, ben, campus, yearOne } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { examDefinition, publishedOf } from './exam-definition.decider.ts';
import { deadlineOf, examSchedule } from './exam-schedule.decider.ts';
import { examReminder, examWindowClose } from './exam.timers.ts';

describe('the definition of an exam', () => {
  const { given } = specFor(examDefinition, { courseExists: true, usualAttempts: 2, group: undefined, satIn: [] });
  const wish = examDefinitionCommands.DefineExam.parse(examDefinitionExamples.DefineExam);
  const command = (type: 'DefineExam' | 'ReviseExam', more: object = {}): ExamDefinitionCommand => ({
    type,
    data: { ...wish, ...more },
  });
  const data: ExamDefinition = { ...wish, version: 1, attemptsAllowed: 2 };
  const defined: ExamDefinitionEvent = { type: 'ExamDefined', data };
  const revised: ExamDefinitionEvent = { type: 'ExamRevised', data: { ...data, version: 2, passMark: 80 } };
  const publish: ExamDefinitionCommand = { type: 'PublishExam', data: { examId } };
  const published = (version: number): ExamDefinitionEvent => ({ type: 'ExamPublished', data: { examId, version } });
  const retired: ExamDefinitionEvent = { type: 'ExamRetired', data: { examId } };

  test('begins with version 1, and with as many attempts as the settings say', () => {
    given().when(command('DefineExam')).then(defined);
    given()
      .when(command('DefineExam', { attemptsAllowed: null }), { usualAttempts: 3 })
      .thenLike({ data: { attemptsAllowed: 3 } });
    given().when(command('DefineExam'), { courseExists: false }).thenRejected('exam.courseUnknown');
    given(defined).when(command('DefineExam')).thenNothing();
    given(defined)
      .when(command('DefineExam', { title: 'Other' }))
      .thenRejected('exam.exists');
  });
  test('is revised into a next version, which attempts begin with once it is published', () => {
    given(defined)
      .when(command('ReviseExam', { passMark: 80 }))
      .then(revised);
    given(defined).when(command('ReviseExam')).thenNothing();
    given(defined).when(publish).then(published(1));
    given(defined, published(1)).when(publish).thenNothing();
    given(defined, published(1), revised).when(publish).then(published(2));
    expect(publishedOf(given(defined, published(1), revised).state())?.passMark).toBe(70);
    expect(publishedOf(given(defined, published(1), revised, published(2)).state())?.passMark).toBe(80);
    expect(publishedOf(given(defined).state())).toBeUndefined();
  });
  test('has no question with two answers of one text', () => {
    const [first, ...others] = wish.questions;
    const answered = (...texts: string[]) =>
      examDefinitionCommands.DefineExam.safeParse({
        ...wish,
        questions: [{ ...first, options: texts.map((text, n) => ({ id: 'abc'[n], text })) }, ...others],
      }).error?.issues.map(({ message, path }) => [message, path]);
    expect(answered('Four', 'Five', ' Five ')).toEqual([['exam.optionTwice', ['questions', 0, 'options']]]);
    expect(answered('a', 'A', 'á')).toBeUndefined();
  });
  test('keeps of a question from where it was copied', () => {
    const [question] = wish.questions;
    const copy = { ...question!, from: { examId: campus, questionId: 'q7' } };
    given()
      .when(command('DefineExam', { questions: [copy] }))
      .thenLike({ data: { questions: [copy] } });
  });
  test('ends when it is retired', () => {
    given(defined, published(1)).when({ type: 'RetireExam', data: { examId } }).then(retired);
    given(defined, retired).when({ type: 'RetireExam', data: { examId } }).thenNothing();
    for (const one of [publish, command('ReviseExam', { passMark: 80 })])
      given(defined, retired).when(one).thenRejected('exam.retired');
    expect(publishedOf(given(defined, published(1), retired).state())).toBeUndefined();
  });

  const [choice, trueFalse] = wish.questions as [(typeof wish.questions)[number], (typeof wish.questions)[number]];
  test.each([
    ['no question', { questions: [] }],
    ['too many', { questions: Array.from({ length: 201 }, (_, i) => ({ ...choice, id: `q${i}` })) }],
    ['the same question id twice', { questions: [choice, choice] }],
    ['the same option id twice', { questions: [{ ...choice, options: [choice.options[0], choice.options[0]] }] }],
    ['no right answer', { questions: [{ ...choice, correctOptionId: 'z' }] }],
    [
      'three answers to true or false',
      { questions: [{ ...trueFalse, options: [...trueFalse.options, { id: 'c', text: 'Perhaps' }] }] },
    ],
    ['no attempt', { attemptsAllowed: 0 }],
    ['too many attempts', { attemptsAllowed: 11 }],
    ['no pass mark', { passMark: 0 }],
    ['a pass mark beyond 100', { passMark: 100.5 }],
  ])('refuses %s', (_, more) =>
    expect(examDefinition.commands.DefineExam.safeParse({ ...wish, ...more }).success).toBe(false),
  );
});

describe('the schedule of an exam', () => {
  const { given } = specFor(examSchedule, {
    regionId: campus,
    isArchived: false,
    examExists: true,
    isEnrolled: true,
    lock: undefined,
  });
  const [opensAt, closesAt, later, latest] = [
    '2026-09-28T14:00:00.000Z',
    '2026-10-09T22:00:00.000Z',
    '2026-10-12T22:00:00.000Z',
    '2026-10-20T22:00:00.000Z',
  ];
  const ofYearOne = { groupId: yearOne, examId };
  const schedule = (more: object = {}): ExamScheduleCommand => ({
    type: 'ScheduleExam',
    data: { ...ofYearOne, opensAt, closesAt, lockAt: null, ...more },
  });
  const reschedule = (more: object = {}): ExamScheduleCommand => ({
    type: 'RescheduleExam',
    data: { ...ofYearOne, opensAt, closesAt, lockAt: null, reason: 'Snow', ...more },
  });
  const scheduled: ExamScheduleEvent = {
    type: 'ExamScheduled',
    data: { ...ofYearOne, regionId: campus, opensAt, closesAt, lockAt: null },
  };
  const extend = (until: string, userId = ada): ExamScheduleCommand => ({
    type: 'ExtendExamDeadline',
    data: { ...ofYearOne, userId, closesAt: until, reason: 'Illness' },
  });
  const extended: ExamScheduleEvent = {
    type: 'ExamDeadlineExtended',
    data: { ...ofYearOne, regionId: campus, userId: ada, closesAt: later, reason: 'Illness' },
  };
  const moved: ExamScheduleEvent = {
    type: 'ExamRescheduled',
    data: { ...ofYearOne, regionId: campus, opensAt, closesAt: latest, lockAt: null, reason: 'Snow' },
  };

  test('gives nobody a later deadline of their own', () => {
    const facts = { regionId: campus, isArchived: false, examExists: true, isEnrolled: true, lock: undefined };
    const teacher = {
      userId: ada,
      roles: ['user'],
      regionIds: [campus],
      regionRoles: [{ regionId: campus, slug: 'UK-Wells', roleNames: ['instructor'] }],
      attendanceAdminOf: [],
    };
    const mayExtend = (userId: string) =>
      examSchedule.permissions.ExtendExamDeadline(
        teacher,
        examSchedule.scope(given(scheduled).state(), extend(later, userId), facts),
      );
    expect([mayExtend(ben), mayExtend(ada)]).toEqual([true, false]);
  });
  test('opens before it closes, and locks no sooner', () => {
    given().when(schedule()).then(scheduled);
    given(scheduled).when(schedule()).thenNothing();
    given(scheduled)
      .when(schedule({ closesAt: later }))
      .thenRejected('exam.scheduled');
    given()
      .when(schedule({ closesAt: opensAt }))
      .thenRejected('exam.closesBeforeItOpens');
    given()
      .when(schedule({ lockAt: opensAt }))
      .thenRejected('exam.locksBeforeItCloses');
    given()
      .when(schedule({ lockAt: closesAt }))
      .thenLike({ data: { lockAt: closesAt } });
    given().when(schedule(), { examExists: false }).thenRejected('exam.unknown');
    given().when(schedule(), { regionId: undefined }).thenRejected('exam.groupUnknown');
    given(scheduled)
      .when(reschedule({ closesAt: latest }))
      .then(moved);
    given(scheduled).when(reschedule()).thenNothing();
  });
  test('has no times in years that nobody means', () => {
    const [back, ahead] = ['1950-01-01T00:00:00.000Z', '2037-01-01T00:00:00.000Z'];
    for (const times of [{ opensAt: back }, { closesAt: ahead }, { lockAt: ahead }]) {
      given().when(schedule(times)).thenRejected('exam.timeFarOff');
      given(scheduled).when(reschedule(times)).thenRejected('exam.timeFarOff');
    }
    given(scheduled).when(extend(ahead)).thenRejected('exam.timeFarOff');
    // Those that stood before are kept.
    given({ ...scheduled, data: { ...scheduled.data, opensAt: back } })
      .when(reschedule({ opensAt: back, closesAt: latest }))
      .thenLike({ data: { opensAt: back, closesAt: latest } });
  });
  test('is not set for a group that is archived, and can be changed where it was set before', () => {
    given().when(schedule(), { isArchived: true }).thenRejected('exam.groupArchived');
    given(scheduled).when(schedule(), { isArchived: true }).thenNothing();
    given(scheduled)
      .when(reschedule({ closesAt: latest }), { isArchived: true })
      .then(moved);
  });
  test('gives a student a later deadline, never a shorter one', () => {
    given(scheduled).when(extend(later)).then(extended);
    given(scheduled, extended).when(extend(later)).thenNothing();
    for (const until of [closesAt, opensAt]) given(scheduled).when(extend(until)).thenRejected('exam.shortens');
    given(scheduled, extended).when(extend('2026-10-11T22:00:00.000Z')).thenRejected('exam.shortens');
    given(scheduled).when(extend(later), { isEnrolled: false }).thenRejected('exam.notEnrolled');
    const deadlines = (...events: ExamScheduleEvent[]) =>
      [ada, ben, null].map((userId) => deadlineOf(given(...events).state(), userId));
    expect(deadlines(scheduled, extended)).toEqual([later, closesAt, closesAt]);
    expect(deadlines(scheduled, extended, moved)).toEqual([latest, latest, latest]);
  });
  const due = (userId: string | null, at: string) => ({ ...ofYearOne, userId, closesAt: at });
  test('reminds once, of the deadline that stands', () => {
    const remind = (userId: string | null, at: string): ExamScheduleCommand => ({
      type: 'RemindOfExam',
      data: due(userId, at),
    });
    const now = '2026-10-08T22:00:00.000Z';
    const reminded: ExamScheduleEvent = { type: 'ExamReminderDue', data: { ...due(null, closesAt), regionId: campus } };
    given(scheduled).when(remind(null, closesAt), { now }).then(reminded);
    given(scheduled, reminded).when(remind(null, closesAt), { now }).thenNothing();
    given(scheduled, moved).when(remind(null, closesAt), { now }).thenNothing();
    given(scheduled, extended)
      .when(remind(ada, later), { now })
      .thenLike({ data: { userId: ada, closesAt: later } });
    given(scheduled, extended, moved).when(remind(ada, later), { now }).thenNothing();
    const short: ExamScheduleEvent = {
      type: 'ExamScheduled',
      data: { ...scheduled.data, closesAt: closesAt.replace('.000Z', 'Z') },
    };
    given(short).when(remind(null, closesAt), { now }).then(reminded);
    // After a standstill there is nothing left to remind of.
    given(scheduled).when(remind(null, closesAt), { now: closesAt }).thenNothing();
  });
  test('tells once that it has closed', () => {
    const close: ExamScheduleCommand = { type: 'CloseExamWindow', data: due(null, closesAt) };
    const closed: ExamScheduleEvent = { type: 'ExamWindowClosed', data: { ...due(null, closesAt), regionId: campus } };
    given(scheduled).when(close, { now: closesAt }).then(closed);
    given(scheduled, closed).when(close, { now: closesAt }).thenNothing();
    given(scheduled, moved).when(close, { now: closesAt }).thenNothing();
    given(scheduled).when(close, { now: opensAt }).thenNothing();
  });
  test('sets its timers for the group and for each student with an own deadline', () => {
    const occurred = {} as never;
    const dueAt = '2026-10-08T22:00:00.000Z';
    expect(examReminder.schedule.ExamScheduled!(scheduled.data as never, occurred)).toEqual({
      subject: `${yearOne}_${examId}`,
      dueAt,
    });
    expect(examReminder.fire(`${yearOne}_${examId}`, dueAt)).toEqual({
      type: 'RemindOfExam',
      data: due(null, closesAt),
    });
    expect(examWindowClose.schedule.ExamDeadlineExtended!(extended.data as never, occurred)).toEqual({
      subject: `${yearOne}_${examId}_${ada}`,
      dueAt: later,
    });
    expect(examWindowClose.fire(`${yearOne}_${examId}_${ada}`, later)).toEqual({
      type: 'CloseExamWindow',
      data: due(ada, later),
    });
  });
});

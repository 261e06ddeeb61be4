import { describe, expect, test } from '@jest/globals';
import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { timeLogCommands, type TimeLogCommand } from '@paideia/events/time-logs/time-log.commands.ts';
import type { TimeLogEvent } from '@paideia/events/time-logs/time-log.events.ts';
import { mostEntries } from '@paideia/events/time-logs/time-log.rules.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { timeLog, type TimeLogFacts } from './time-log.decider.ts';

const facts: TimeLogFacts = {
  regionId: campus,
  isEnrolled: true,
  isGroupArchived: false,
  programs: [{ program: 'practicum', name: 'Practicum', weekday: 6 }],
};
const { given } = specFor(timeLog, facts);
const week = { userId: ada, program: 'practicum', periodEnding: '2026-10-17' };
const log = { timeLogId: `${ada}_practicum_20261017`, ...week, groupId: yearOne, regionId: campus };
const entryId = exampleId('e');
const typed = { entryId, date: '2026-10-13', minutes: 90, activity: 'Visited two families' };
const add = (more: object = {}): TimeLogCommand => ({
  type: 'AddTimeLogEntry',
  data: { ...week, groupId: yearOne, ...typed, ...more },
});
const update = (more: object = {}): TimeLogCommand => ({
  type: 'UpdateTimeLogEntry',
  data: { ...week, ...typed, ...more },
});
const remove = (id = entryId): TimeLogCommand => ({ type: 'RemoveTimeLogEntry', data: { ...week, entryId: id } });
const submit: TimeLogCommand = { type: 'SubmitTimeLog', data: week };
const evaluate: TimeLogCommand = { type: 'EvaluateTimeLog', data: week };
const reopen: TimeLogCommand = { type: 'ReopenTimeLog', data: week };
const added = (more: object = {}): TimeLogEvent => ({ type: 'TimeLogEntryAdded', data: { ...log, ...typed, ...more } });
const submitted: TimeLogEvent = { type: 'TimeLogSubmitted', data: { ...log, totalMinutes: 90 } };
const evaluated: TimeLogEvent = { type: 'TimeLogEvaluated', data: { ...log, by: harriet } };
const reopened: TimeLogEvent = { type: 'TimeLogReopened', data: { ...log, by: harriet } };
const byHarriet = { actorId: harriet };

describe('an entry', () => {
  test('begins the log of its week, once', () => {
    given().when(add()).then(added());
    given(added()).when(add()).thenNothing();
    given(added())
      .when(add({ minutes: 91 }))
      .thenRejected('timeLog.entryExists');
  });
  test('is of a program of the setting, and of a week of it', () => {
    given().when(add(), { programs: [] }).thenRejected('timeLog.programUnknown');
    given()
      .when(add({ periodEnding: '2026-10-16' }))
      .thenRejected('timeLog.periodUnknown');
    // A log that was begun goes on, whatever the setting says since.
    given(added())
      .when(add({ entryId: exampleId('e', 2) }), { programs: [] })
      .then(added({ entryId: exampleId('e', 2) }));
  });
  test.each([
    ['the day before the week', { date: '2026-10-10' }, false],
    ['its first day', { date: '2026-10-11' }, true],
    ['its last day', { date: '2026-10-17' }, true],
    ['the day after', { date: '2026-10-18' }, false],
    ['no minute', { minutes: 0 }, false],
    ['one minute', { minutes: 1 }, true],
    ['a whole day', { minutes: 1440 }, true],
    ['more than a day', { minutes: 1441 }, false],
    ['half a minute', { minutes: 1.5 }, false],
    ['nothing done', { activity: ' ' }, false],
  ])('of %s fits: %j', (_, more, fits) =>
    expect(timeLogCommands.AddTimeLogEntry.safeParse(add(more).data).success).toBe(fits),
  );
  test('is of a day that has come, by the clocks that are furthest ahead', () => {
    const noon = { now: '2026-10-12T09:59:59.000Z' };
    given().when(add(), noon).thenRejected('timeLog.dayAhead');
    given(added({ date: '2026-10-12' }))
      .when(update(), noon)
      .thenRejected('timeLog.dayAhead');
    given().when(add(), { now: '2026-10-12T10:00:00.000Z' }).then(added());
  });
  test('fits into its day with the others', () => {
    const second = { entryId: exampleId('e', 2) };
    given(added())
      .when(add({ ...second, minutes: 1350 }))
      .then(added({ ...second, minutes: 1350 }));
    given(added())
      .when(add({ ...second, minutes: 1351 }))
      .thenRejected('timeLog.dayIsFull');
    given(added())
      .when(add({ ...second, minutes: 1440, date: '2026-10-14' }))
      .then(added({ ...second, minutes: 1440, date: '2026-10-14' }));
    given(added(), added({ ...second, minutes: 1350 }))
      .when(update({ minutes: 91 }))
      .thenRejected('timeLog.dayIsFull');
    const { outcome } = given(added({ minutes: 450 })).when(add({ ...second, minutes: 1020 }));
    expect(outcome).toEqual({ rejected: 'timeLog.dayIsFull', params: { minutes: 990, hours: 16, rest: 30 } });
  });
  test('is changed and removed', () => {
    given(added())
      .when(update({ minutes: 60 }))
      .then({ type: 'TimeLogEntryUpdated', data: { ...log, ...typed, minutes: 60 } });
    given(added()).when(update()).thenNothing();
    given(added())
      .when(update({ entryId: exampleId('e', 2) }))
      .thenRejected('timeLog.entryUnknown');
    given(added())
      .when(remove())
      .then({ type: 'TimeLogEntryRemoved', data: { ...log, entryId } });
    given(added())
      .when(remove(exampleId('e', 2)))
      .thenNothing();
  });
  test('comes from students of the group alone', () => {
    for (const command of [add(), update({ minutes: 5 }), remove(), submit])
      given(added()).when(command, { isEnrolled: false }).thenRejected('timeLog.notEnrolled');
  });
  test('is neither new nor changed in a group that is archived; what is there may be taken out and handed in', () => {
    const archived = { isGroupArchived: true };
    given().when(add(), archived).thenRejected('timeLog.groupArchived');
    given(added())
      .when(update({ minutes: 5 }), archived)
      .thenRejected('timeLog.groupArchived');
    given(added()).when(add(), archived).thenNothing();
    expect(given(added()).when(remove(), archived).outcome).toHaveLength(1);
    expect(given(added()).when(submit, archived).outcome).toHaveLength(1);
  });
  test('is one of so many', () => {
    const all = Array.from({ length: mostEntries }, (_, n) => added({ entryId: exampleId('e', n + 2), minutes: 1 }));
    given(...all)
      .when(add())
      .thenRejected('timeLog.tooManyEntries');
  });
});

describe('submitting', () => {
  test('needs an entry, and sums up', () => {
    given(added()).when(submit).then(submitted);
    given(added(), submitted).when(submit).thenNothing();
    given(added(), { type: 'TimeLogEntryRemoved', data: { ...log, entryId } })
      .when(submit)
      .thenRejected('timeLog.empty');
  });
  test('keeps the entries open, but for the last one', () => {
    given(added(), submitted)
      .when(update({ minutes: 60 }))
      .thenLike({ type: 'TimeLogEntryUpdated' });
    given(added(), submitted).when(remove()).thenRejected('timeLog.lastEntry');
  });
});

describe('an evaluation', () => {
  test('closes what was submitted, and each one says so', () => {
    given(added()).when(evaluate, byHarriet).thenRejected('timeLog.notSubmitted');
    given(added(), submitted).when(evaluate, byHarriet).then(evaluated);
    given(added(), submitted, evaluated).when(evaluate, byHarriet).then(evaluated);
    given(added(), submitted).when(evaluate).thenRejected('noAccess');
  });
  test('is the end of every change', () => {
    for (const command of [add({ entryId: exampleId('e', 2) }), update({ minutes: 5 }), remove(), submit])
      given(added(), submitted, evaluated).when(command).thenRejected('timeLog.evaluated');
  });
  test('that is deleted opens the log again', () => {
    given(added(), submitted, evaluated).when(reopen, byHarriet).then(reopened);
    given(added(), submitted).when(reopen, byHarriet).thenNothing();
    given(added(), submitted, evaluated, reopened)
      .when(update({ minutes: 60 }))
      .thenLike({ type: 'TimeLogEntryUpdated' });
  });
});

import { describe, test } from '@jest/globals';
import type { EvaluationEvent } from '@paideia/events/evaluations/evaluation.events.ts';
import type { UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import type { TimeLogEvent } from '@paideia/events/time-logs/time-log.events.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { timeLogProjection } from './time-log.projection.ts';
import { timeLogs } from './time-log.view.ts';

const { given } = specFor(timeLogProjection);
const hex = (n: number) => n.toString(16).padStart(24, '0');
const [userId, groupId, regionId, by, first, second] = [1, 2, 3, 4, 5, 6].map(hex) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const timeLogId = `${userId}_practicum_20261017`;
const week = { userId, groupId, regionId, program: 'practicum', periodEnding: '2026-10-17' };
const log = { timeLogId, ...week };
const at = '2026-10-18T08:00:00.000Z';
const of = (event: TimeLogEvent): GivenEvent => ({ ...event, meta: { stream: `timeLog-${timeLogId}`, at } });
const judged = (event: EvaluationEvent): GivenEvent => ({ ...event, meta: { stream: `evaluation-${timeLogId}`, at } });

const quentin: UserProfileEvent = {
  type: 'UserProfileCreated',
  data: { userId, changed: { firstName: 'Quentin', lastName: 'Abara' }, locale: 'en' },
};
const entry = (entryId: string, date: string, minutes: number) => ({
  entryId,
  date,
  minutes,
  activity: 'Visited families',
});
const added = (entryId: string, date: string, minutes: number) =>
  of({ type: 'TimeLogEntryAdded', data: { ...log, ...entry(entryId, date, minutes) } });
const submitted = of({ type: 'TimeLogSubmitted', data: { ...log, totalMinutes: 150 } });
const closed = of({ type: 'TimeLogEvaluated', data: { ...log, by } });
const evaluation = { evaluationId: timeLogId, ...week, rating: 4, comments: 'Faithful', by };
const recorded = judged({ type: 'EvaluationRecorded', data: evaluation });

describe('a time log', () => {
  test('has its entries by date and their sum, under the name of its student', () => {
    given(quentin, added(first, '2026-10-14', 90), added(second, '2026-10-12', 60)).then(timeLogs, timeLogId, {
      studentName: 'Quentin Abara',
      studentNameKey: 'abara quentin',
      entries: [entry(second, '2026-10-12', 60), entry(first, '2026-10-14', 90)],
      totalMinutes: 150,
      status: 'draft',
      _revision: 1,
    });
  });
  test('follows an entry that is changed or removed', () => {
    const changed = of({ type: 'TimeLogEntryUpdated', data: { ...log, ...entry(first, '2026-10-13', 30) } });
    const removed = of({ type: 'TimeLogEntryRemoved', data: { ...log, entryId: second } });
    given(added(first, '2026-10-14', 90), added(second, '2026-10-12', 60), changed, removed).then(timeLogs, timeLogId, {
      entries: [entry(first, '2026-10-13', 30)],
      totalMinutes: 30,
      _revision: 3,
    });
  });
  test('waits once it is submitted, and shows its evaluation', () => {
    given(added(first, '2026-10-14', 150), submitted).then(timeLogs, timeLogId, {
      status: 'submitted',
      submittedAt: at,
    });
    given(added(first, '2026-10-14', 150), submitted, closed, recorded).then(timeLogs, timeLogId, {
      status: 'evaluated',
      rating: 4,
      comments: 'Faithful',
      evaluatedBy: by,
      evaluatedAt: at,
      // Its own stream: an evaluation stands in another one.
      _revision: 2,
    });
  });
  test('waits again when its evaluation is deleted', () => {
    const reopened = of({ type: 'TimeLogReopened', data: { ...log, by } });
    const { rating: _rating, comments: _comments, ...whose } = evaluation;
    const deleted = judged({ type: 'EvaluationDeleted', data: whose });
    given(added(first, '2026-10-14', 150), submitted, closed, recorded, reopened, deleted).then(timeLogs, timeLogId, {
      status: 'submitted',
      rating: null,
      comments: null,
      evaluatedAt: null,
    });
  });
});

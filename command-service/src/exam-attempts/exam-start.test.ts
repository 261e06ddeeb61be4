import { describe, expect, test } from '@jest/globals';
import type { ExamAttemptCommand } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import { specFor } from '../kernel/decide/spec.ts';
import type { ExamAttemptFacts } from './exam-attempt-facts.decider.ts';
import { examAttempt } from './exam-attempt.decider.ts';
import { attempt, attemptFacts, definition, now, start, started, startFacts } from './exam-attempt.examples.ts';
import { nextNumber, type ExamStartFacts } from './exam-start.facts.ts';

type Status = ExamStartFacts['attempts'][number]['status'];
type More = Partial<NonNullable<ExamAttemptFacts['beginning']>>;
const usual = { ...attemptFacts, now };
const { given } = specFor(examAttempt, usual);
const attempts = (...statuses: Status[]): More => ({
  attempts: statuses.map((status, i) => ({ n: i + 1, status, startId: start(i + 1) })),
});
const begin = (n: number, channel: 'WEB' | 'APP' = 'WEB', startId = start(n)): ExamAttemptCommand => ({
  type: 'BeginAttempt',
  data: { attemptId: attempt(n).attemptId, startId, channel },
});
const facts = ({ now: at = now, ...more }: More & { readonly now?: string } = {}) => ({
  beginning: { ...attemptFacts.beginning!, ...more },
  now: at,
});
const begun = (n: number) => ({ type: 'ExamAttemptStarted', data: { n, startId: start(n) } });
const group = startFacts.group!;

describe('the table of starts', () => {
  test.each([
    ['not enrolled', 1, { isEnrolled: false }, 'notAvailable'],
    ['no such group', 1, { group: undefined }, 'notAvailable'],
    ['group archived', 1, { group: { ...group, archived: true } }, 'notAvailable'],
    ['not published or not scheduled', 1, { opening: undefined }, 'notAvailable'],
    ['before it opens', 1, { now: '2026-09-28T05:00:00.000Z' }, 'notOpenYet'],
    ['after it is locked', 1, { now: '2026-10-17T00:00:00.000Z' }, 'locked'],
    ['already passed', 2, attempts('passed'), 'alreadyPassed'],
    ['passed, though that is void and another one is not', 3, attempts('voided', 'passed'), 'alreadyPassed'],
    ['two failed', 3, attempts('failed', 'failed'), 'attemptsExceeded'],
    ['failed and abandoned', 3, attempts('failed', 'abandoned'), 'attemptsExceeded'],
    ['two are used up and the last is still open: it stays so', 3, attempts('failed', 'open'), 'attemptsExceeded'],
    ['a void pass does not count', 4, attempts('voided', 'failed', 'failed'), 'attemptsExceeded'],
  ] as const)('%s', (_, n, more, code) => given().when(begin(n), facts(more)).thenRejected(`examAttempt.${code}`));

  test('the day is that of the region', () =>
    expect(given().when(begin(1), facts({ now: '2026-09-28T05:00:00.000Z' })).outcome).toEqual({
      rejected: 'examAttempt.notOpenYet',
      params: { date: '2026-09-28' },
    }));
  test('in the app for groups of the offline app only, on the web for all', () => {
    given().when(begin(1, 'APP'), facts()).thenRejected('examAttempt.offlineAppOnly');
    const offline = facts({ group: { ...group, offlineApp: true } });
    given().when(begin(1, 'APP'), offline).thenLike(begun(1));
    given().when(begin(1), offline).thenLike(begun(1));
  });
  test('an extra attempt goes beyond the limit', () => {
    given()
      .when(begin(3), facts({ ...attempts('failed', 'failed'), granted: 1 }))
      .thenLike(begun(3));
    given()
      .when(begin(4), facts({ ...attempts('failed', 'failed', 'failed'), granted: 1 }))
      .thenRejected('examAttempt.attemptsExceeded');
  });
  test('late or in time, the number is the next one', () => {
    given()
      .when(begin(1), facts({ now: '2026-10-10T12:00:00.000Z' }))
      .thenLike({ data: { n: 1, late: true } });
    given()
      .when(begin(2), facts(attempts('failed')))
      .thenLike({ data: { n: 2, late: false } });
  });
  test('used are those that were started and not voided, and a voided one keeps its number', () =>
    given()
      .when(begin(3), facts(attempts('voided', 'failed')))
      .thenLike(begun(3)));
});

describe('the number', () => {
  test('is the next one, whatever the caller says', () => {
    expect(nextNumber([])).toBe(1);
    expect(nextNumber([{ n: 2 }, { n: 1 }])).toBe(3);
    given().when(begin(2), facts()).thenRejected('examAttempt.startedElsewhere');
  });
  test('does not begin while another attempt is open', () =>
    given()
      .when(begin(2), facts(attempts('open')))
      .thenRejected('examAttempt.startedElsewhere'));
  test('is taken for every other start, and the same start meets its own attempt again', () => {
    const own = started(1, { startId: start(1) });
    given(own)
      .when(begin(1), facts(attempts('open')))
      .thenNothing();
    given(own)
      .when(begin(1, 'WEB', start(2)), facts(attempts('open')))
      .thenRejected('examAttempt.startedElsewhere');
  });
  test('of an attempt from before is its start’s by the word of the sitting', () => {
    const sat = facts({ ...attempts('open'), reserved: [{ n: 1, startId: start(1) }] });
    given(started()).when(begin(1), sat).thenNothing();
    given(started())
      .when(begin(1, 'WEB', start(2)), sat)
      .thenRejected('examAttempt.startedElsewhere');
  });
  test('is not taken by a number that the sitting gave out and that never began', () =>
    given()
      .when(begin(1, 'WEB', start(2)), facts({ reserved: [{ n: 1, startId: start(1) }] }))
      .thenLike({ data: { n: 1, startId: start(2) } }));
});

test('without a published version nothing begins', () =>
  given()
    .when(begin(1), { ...facts(), definition: undefined })
    .thenRejected('examAttempt.notAvailable'));
test('the version that began is frozen', () =>
  given()
    .when(begin(1), { ...facts(), definition: { ...definition, version: 3 } })
    .thenLike({ data: { version: 3 } }));

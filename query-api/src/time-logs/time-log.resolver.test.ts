import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  harriet,
  otherRegionId,
  regionId,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

const entryId = 'e1'.padEnd(24, '0');
const logOf = (userId: string, periodEnding: string, program = 'practicum') => ({
  timeLogId: `${userId}_${program}_${periodEnding.replaceAll('-', '')}`,
  userId,
  groupId,
  regionId,
  program,
  periodEnding,
});
type Log = ReturnType<typeof logOf>;
const of = (type: string, log: Log, data: object, at: string): GivenEvent => ({
  type,
  data: { ...log, ...data },
  meta: { stream: `timeLog-${log.timeLogId}`, at, actorId: log.userId },
});
const [late, early] = [logOf(emmett, '2026-11-14'), logOf(emmett, '2026-11-07')];
const freyas = logOf(freya, '2026-11-14');
const added = (log: Log, date: string, minutes: number) =>
  of('TimeLogEntryAdded', log, { entryId, date, minutes, activity: 'Visits' }, `${date}T20:00:00.000Z`);
const { timeLogId: evaluationId, ...week } = early;
const events: readonly GivenEvent[] = [
  added(early, '2026-11-03', 90),
  of('TimeLogSubmitted', early, { totalMinutes: 90 }, '2026-11-07T18:00:00.000Z'),
  of('TimeLogEvaluated', early, { by: harriet }, '2026-11-09T09:00:00.000Z'),
  {
    type: 'EvaluationRecorded',
    data: { evaluationId, ...week, rating: 4, comments: 'Faithful', by: harriet },
    meta: { stream: `evaluation-${evaluationId}`, at: '2026-11-09T09:00:00.000Z', actorId: harriet },
  },
  added(late, '2026-11-10', 60),
  added(freyas, '2026-11-11', 30),
  of('TimeLogSubmitted', freyas, { totalMinutes: 30 }, '2026-11-14T18:00:00.000Z'),
];
let college: College;
beforeAll(async () => {
  college = await collegeWith(events);
});
afterAll(() => college.close());
const sent = () => college.api.sent.at(-1)!.envelope;
const ids = (data: unknown) => (data as { items: { _id: string }[] }).items.map(({ _id }) => _id);

describe('one’s own time logs', () => {
  test('are listed, the latest week first, without anyone else’s', async () => {
    const { data } = await college.ask(
      'emmett',
      '{ timeLogs { items { _id } total } myEvaluations { items { _id } } }',
    );
    expect(ids(data?.['timeLogs'])).toEqual([late.timeLogId, early.timeLogId]);
    expect(ids(data?.['myEvaluations'])).toEqual([evaluationId]);
    expect(ids((await college.ask('freya', '{ myEvaluations { items { _id } } }')).data?.['myEvaluations'])).toEqual(
      [],
    );
  });
  test('say of a week what was done, and how it was evaluated', async () => {
    const one = `query ($p: String!, $e: String!) { timeLog(program: $p, periodEnding: $e) {
      programName periodStart totalMinutes status rating comments evaluatedByName groupName timeZone
      entries { entryId date minutes activity } } }`;
    const { data } = await college.ask('emmett', one, { p: 'practicum', e: '2026-11-07' });
    expect(data?.['timeLog']).toEqual({
      programName: 'Practicum',
      periodStart: '2026-11-01',
      totalMinutes: 90,
      status: 'evaluated',
      rating: 4,
      comments: 'Faithful',
      evaluatedByName: 'Harriet Vance',
      groupName: 'Cedar Ridge Day Year 1',
      timeZone: 'America/Denver',
      entries: [{ entryId, date: '2026-11-03', minutes: 90, activity: 'Visits' }],
    });
    const none = await college.ask('freya', one, { p: 'practicum', e: '2026-11-07' });
    expect(none.data).toEqual({ timeLog: null });
  });
  test('are summed up by program', async () => {
    const { data } = await college.ask('emmett', '{ timeLogPrograms { program name weekday totalMinutes } }');
    expect(data?.['timeLogPrograms']).toEqual([
      { program: 'practicum', name: 'Practicum', weekday: 6, totalMinutes: 150 },
    ]);
  });
  test('are changed as the own, whoever else is named', async () => {
    const add = 'mutation ($input: TimeLogEntryInput!) { addTimeLogEntry(input: $input) { _id } }';
    const input = {
      _id: entryId,
      groupId,
      program: 'practicum',
      periodEnding: '2026-11-14',
      date: '2026-11-12',
      minutes: 45,
      activity: 'Calls',
    };
    expect((await college.ask('emmett', add, { input })).data).toEqual({ addTimeLogEntry: { _id: late.timeLogId } });
    const { _id: _, ...typed } = input;
    expect(sent()).toMatchObject({ type: 'AddTimeLogEntry', data: { ...typed, userId: emmett, entryId } });
  });
});

describe('for staff', () => {
  const list = 'query ($f: TimeLogFilter) { allTimeLogs(filter: $f) { items { _id } } }';
  const one = 'query ($id: ID!) { TimeLog(id: $id) { _id } }';
  const all = [late.timeLogId, freyas.timeLogId, early.timeLogId];
  test.each<[Person, readonly string[] | undefined]>([
    ['harriet', all],
    ['renata', all],
    ['oskar', []],
    ['nadia', undefined],
    ['emmett', undefined],
  ])('%s finds those of the own regions alone', async (person, found) => {
    const { data, errors } = await college.ask(person, list);
    if (found === undefined) expect(errors[0]?.extensions.code).toBe('noAccess');
    else expect([...ids(data?.['allTimeLogs'])].sort()).toEqual([...found].sort());
    const opened = await college.ask(person, one, { id: early.timeLogId });
    expect(opened.data?.['TimeLog'] ?? null).toEqual(found?.length ? { _id: early.timeLogId } : null);
  });
  test.each([
    [{ status: 'submitted' }, [freyas.timeLogId]],
    [{ program: 'outreach' }, []],
    [{ regionId: otherRegionId }, []],
    [{ groupId, status: 'evaluated' }, [early.timeLogId]],
    [{ to: '2026-11-07' }, [early.timeLogId]],
    [{ q: 'halloran' }, [freyas.timeLogId]],
  ])('%j', async (f, found) =>
    expect(ids((await college.ask('harriet', list, { f })).data?.['allTimeLogs'])).toEqual(found),
  );
  test('evaluations are listed likewise', async () => {
    const query = '{ allEvaluations { items { _id rating evaluatedByName programName } } }';
    const { data } = await college.ask('harriet', query);
    expect(data?.['allEvaluations']).toEqual({
      items: [{ _id: evaluationId, rating: 4, evaluatedByName: 'Harriet Vance', programName: 'Practicum' }],
    });
    expect((await college.ask('oskar', query)).data?.['allEvaluations']).toEqual({ items: [] });
    expect((await college.ask('emmett', query)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('an evaluation says what was seen of the time log', async () => {
    const save = `mutation ($u: ID!, $p: String!, $e: String!) {
      saveEvaluation(userId: $u, program: $p, periodEnding: $e, rating: 5, expectedRevision: 2) { _id status } }`;
    const asked = { u: emmett, p: 'practicum', e: '2026-11-07' };
    const { data } = await college.ask('harriet', save, asked);
    expect(data).toEqual({ saveEvaluation: { _id: early.timeLogId, status: 'evaluated' } });
    expect(sent()).toMatchObject({
      type: 'SaveEvaluation',
      data: { userId: emmett, program: 'practicum', periodEnding: '2026-11-07', rating: 5, comments: null },
      expectedRevision: 2,
    });
  });
});

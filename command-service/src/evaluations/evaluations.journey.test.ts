import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { timeLogStream } from '@paideia/events/time-logs/time-log.events.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { id, openWorld, person, web, type World } from '../kernel/testing/world.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { timeLog } from '../time-logs/time-log.decider.ts';
import { evaluationNotices } from './evaluation-notices.reactions.ts';
import { evaluation } from './evaluation.decider.ts';
import { deleteEvaluation, saveEvaluation } from './evaluation.process.ts';

const [student, manager, stranger, groupId, regionId] = [1, 2, 3, 4, 5].map(id) as [
  string,
  string,
  string,
  string,
  string,
];
const week = { userId: student, program: 'practicum', periodEnding: '2026-10-17' };
const stream = timeLogStream(`${student}_practicum_20261017`);
const entry = { ...week, groupId, entryId: exampleId('e'), date: '2026-10-13', minutes: 90, activity: 'Visits' };
const save = (more: object, actor: string, seen?: number) =>
  world.send(
    'SaveEvaluation',
    { ...week, rating: 4, comments: 'Faithful', ...more },
    web(actor),
    seen === undefined ? {} : { expectedRevision: seen },
  );
let world: World;

beforeAll(async () => {
  world = await openWorld({
    events: catalogue,
    clock: () => new Date('2026-10-18T12:00:00.000Z'),
    slices: {
      deciders: [timeLog, evaluation, siteSettings],
      processes: [saveEvaluation, deleteEvaluation],
      factTables: [groupFactTable, enrolmentFactTable],
    },
  });
  await person(world, student);
  for (const [userId, its] of [
    [manager, regionId],
    [stranger, id(9)],
  ] as const) {
    await person(world, userId, ['manager']);
    await world.write(`userAccount-${userId}`, [
      { type: 'UserRegionsChanged', data: { userId, regionIds: [its], by: null } },
    ]);
  }
  await world.write(`group-${groupId}`, [
    {
      type: 'GroupCreated',
      data: {
        groupId,
        regionId,
        name: 'Day Year 2',
        programYear: 2,
        startDate: null,
        endDate: null,
        locale: 'en',
        offlineApp: false,
        selfSignUp: false,
        freeOfCharge: false,
      },
    },
  ]);
  await world.write(`enrolment-${groupId}_${student}`, [
    { type: 'EnrolmentStarted', data: { groupId, userId: student, regionId, date: '2026-09-01', source: 'admin' } },
  ]);
});
afterAll(() => world.close());

test('a submitted week is evaluated by a manager of its region, and closed by that', async () => {
  await world.done('AddTimeLogEntry', entry, web(student));
  expect(await save({}, manager)).toMatchObject({ ok: false, code: 'timeLog.notSubmitted' });
  await world.done('SubmitTimeLog', week, web(student));
  expect(await save({}, student)).toMatchObject({ ok: false, code: 'noAccess' });
  expect(await save({}, stranger)).toMatchObject({ ok: false, code: 'notFound' });
  expect(await save({}, manager, 0)).toMatchObject({ ok: false, code: 'conflict' });
  expect(await save({}, manager, 1)).toMatchObject({ ok: true });
  const changed = { ...entry, minutes: 60 };
  const { groupId: _, ...update } = changed;
  expect(await world.send('UpdateTimeLogEntry', update, web(student))).toMatchObject({
    ok: false,
    code: 'timeLog.evaluated',
  });
});
test('whoever evaluates at the same moment is told of the other', async () => {
  expect(await save({ rating: 2 }, manager, 2)).toMatchObject({ ok: true });
  expect(await save({ rating: 5 }, manager, 2)).toMatchObject({ ok: false, code: 'conflict' });
  expect(await save({ rating: 2 }, manager)).toMatchObject({ ok: true });
  expect((await world.service.facts.ask().state(timeLog, stream)).isEvaluated).toBe(true);
});
test('a deleted evaluation opens the week, which can be evaluated anew', async () => {
  expect(await world.send('DeleteEvaluation', week, web(student))).toMatchObject({ ok: false, code: 'noAccess' });
  expect(await world.send('DeleteEvaluation', week, web(manager))).toMatchObject({ ok: true });
  expect(await world.send('RemoveTimeLogEntry', { ...week, entryId: entry.entryId }, web(student))).toMatchObject({
    ok: false,
    code: 'timeLog.lastEntry',
  });
  expect(await save({ rating: 5 }, manager)).toMatchObject({ ok: true });
});
test('the student is told, with the way to the week', async () => {
  const occurred = { id: '00000000-0000-5000-8000-000000000001', at: '2026-10-18T12:00:00.000Z' } as Occurred;
  const told = await evaluationNotices.on['EvaluationRecorded']!(week as never, occurred, world.service.facts.ask());
  expect(told).toMatchObject([
    {
      type: 'RaiseNotification',
      data: { userId: student, key: 'timeLogEvaluated', link: '/student/timelogs/practicum/2026-10-17' },
    },
  ]);
});

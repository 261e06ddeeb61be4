import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lessonProgressEvents } from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { logitEvents, logitStream } from '@paideia/events/logits/logit.events.ts';
import { id, openWorld, system, type World } from '../kernel/testing/world.ts';
import { courseActivityFactTable } from './course-activity.facts.ts';
import { courseActivity } from './course-activity.reactions.ts';
import { logit } from './logit.decider.ts';

const [userId, courseId, other] = [1, 2, 3].map(id) as [string, string, string];
let world: World;
beforeEach(async () => {
  world = await openWorld({
    slices: { deciders: [logit], factTables: [courseActivityFactTable] },
    events: [logitEvents, lessonProgressEvents],
  });
});
afterEach(() => world.close());

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
const opened = (at: string) =>
  courseActivity.on['CourseOpened']!(
    { userId, courseId } as never,
    { id: 'e1', at } as never,
    world.service.facts.ask(),
  );
const noted = (course: string) =>
  world.write(logitStream('20261120', userId, id(9)), [
    {
      type: 'LogEntryRecorded',
      data: { logitId: id(9), userId, action: 'courseActivity', type: 'ACTIVITY', payload: { courseId: course } },
    },
  ]);

test('a visit that the page noted is not noted again', async () => {
  await noted(courseId);
  expect(await opened(hours(0.5))).toEqual([]);
});
test('one that it did not note within the hour is', async () => {
  await noted(courseId);
  expect(await opened(hours(2))).toHaveLength(1);
});
test('what was noted of another course does not count, and the entry is one that is taken', async () => {
  await noted(other);
  const [command] = await opened('2026-11-20T09:00:00.000Z');
  expect(command).toMatchObject({
    type: 'RecordLogit',
    data: { day: '20261120', userId, action: 'courseActivity', type: 'ACTIVITY', payload: { courseId } },
  });
  const { type, data } = command!;
  const commandId = '6fbe1f2c-9d0a-4d52-8d5b-1d6a3a3f3a11';
  expect(await world.service.handle({ type, data, commandId }, system)).toMatchObject({ ok: true });
});

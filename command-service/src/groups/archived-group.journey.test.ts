import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assignmentExamples } from '@paideia/events/assignments/assignment.examples.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { courseExamples } from '@paideia/events/courses/course.examples.ts';
import { examDefinitionExamples, examScheduleExamples } from '@paideia/events/exams/exam.examples.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { openWorld, type World } from '../kernel/testing/world.ts';
import { exampleSlices } from '../slices.examples.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    slices: exampleSlices(),
    events: catalogue,
    clock: () => new Date('2026-09-20T08:00:00.000Z'),
  });
  await world.done('CreateRegion', regionExamples.RegisterRegion);
  await world.done('DefineAttendanceSchema', attendanceSchemaExamples.DefineAttendanceSchema);
  await world.done('CreateGroup', groupExamples.CreateGroup);
  await world.done('CreateCourse', { ...courseExamples.CreateCourse, courseId: exampleId('c'), categoryId: null });
  await world.done('DefineExam', examDefinitionExamples.DefineExam);
});
afterAll(() => world.close());

test('nothing new is asked of a group that is archived, until it is restored', async () => {
  const set = () => world.send('DefineAssignment', assignmentExamples.DefineAssignment);
  const schedule = () => world.send('ScheduleExam', examScheduleExamples.ScheduleExam);
  await world.done('ArchiveGroup', { groupId: yearOne });
  expect(await set()).toMatchObject({ ok: false, code: 'assignment.groupArchived' });
  expect(await schedule()).toMatchObject({ ok: false, code: 'exam.groupArchived' });
  await world.done('RestoreGroup', { groupId: yearOne });
  expect([await set(), await schedule()]).toMatchObject([{ ok: true }, { ok: true }]);
});

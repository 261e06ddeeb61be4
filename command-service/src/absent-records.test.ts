// Whoever may not know of a record hears of it what is said of none: a student tries the commands of the staff on both.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assignmentExamples } from '@paideia/events/assignments/assignment.examples.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { courseExamples } from '@paideia/events/courses/course.examples.ts';
import { documentExamples } from '@paideia/events/documents/document.examples.ts';
import { examDefinitionExamples, examScheduleExamples } from '@paideia/events/exams/exam.examples.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { newsItemExamples } from '@paideia/events/news/news-item.examples.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { openWorld, person, web, type World } from './kernel/testing/world.ts';
import { exampleSlices } from './slices.examples.ts';

const [student, admin] = [exampleId('u', 41), exampleId('u', 42)];
const absent = exampleId('x', 99);
let world: World;
beforeAll(async () => {
  const slices = exampleSlices();
  world = await openWorld({ events: catalogue, slices });
  await person(world, student);
  await person(world, admin, ['superadmin', 'admin', 'manager', 'user']);
  for (const [type, data] of [
    ['CreateRegion', regionExamples.RegisterRegion],
    ['DefineAttendanceSchema', attendanceSchemaExamples.DefineAttendanceSchema],
    ['CreateGroup', groupExamples.CreateGroup],
    ['CreateCourse', { ...courseExamples.CreateCourse, categoryId: null, teacherIds: [] }],
    ['DefineAssignment', assignmentExamples.DefineAssignment],
    ['DefineExam', examDefinitionExamples.DefineExam],
    ['ScheduleExam', examScheduleExamples.ScheduleExam],
    ['PostNews', newsItemExamples.PostNews],
    ['CreateDocument', documentExamples.CreateDocument],
  ] as const)
    await world.done(type, data);
});
afterAll(() => world.close());

test.each([
  ['ReviseAssignment', assignmentExamples.ReviseAssignment, 'assignmentId'],
  ['ReviseExam', examDefinitionExamples.ReviseExam, 'examId'],
  ['RetireExam', examDefinitionExamples.RetireExam, 'examId'],
  ['RescheduleExam', examScheduleExamples.RescheduleExam, 'examId'],
  ['ExtendExamDeadline', examScheduleExamples.ExtendExamDeadline, 'examId'],
  ['UpdateNews', newsItemExamples.UpdateNews, 'newsId'],
  ['DeleteNews', newsItemExamples.DeleteNews, 'newsId'],
  ['UpdateDocument', documentExamples.UpdateDocument, 'documentId'],
  ['DeleteDocument', documentExamples.DeleteDocument, 'documentId'],
] as const)('%s', async (type, data, id) => {
  const none = await world.send(type, { ...data, [id]: absent }, web(student));
  expect(none).toEqual({ ok: false, code: 'notFound' });
  expect(await world.send(type, data, web(student))).toEqual(none);
  // It is there all the same.
  expect(await world.send(type, data, web(admin))).not.toMatchObject({ code: 'notFound' });
});

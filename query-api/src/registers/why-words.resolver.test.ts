import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { courseA } from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceSummaryIdOf } from '@paideia/projection-service/registers/attendance-summary.view.ts';
import { leaveDecided, register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  freya,
  groupId,
  people,
  regionId,
  submitted,
  type College,
  type Person,
} from './attendance.examples.ts';

// What people wrote is told with "why?" to whoever may read the record in which they wrote it, and the event alone to all others.
const comments = 'The surgery was confirmed';
const approved = leaveDecided('LeaveRequestApproved');
const monday = register('2026-10-12', 'P1');
const tuesday = register('2026-10-13', 'P1');
const wednesday = register('2026-10-14', 'P1');
const essay = assignmentOf(61, courseA);

let college: College;
beforeAll(async () => {
  college = await collegeWith([
    courseCreated(courseA, 'OT101', 'Old Testament Survey', { at: '2026-09-01T12:00:00.000Z' }),
    submitted(freya, { fromDate: '2026-10-12', toDate: '2026-10-14' }),
    { ...approved, data: { ...(approved.data as object), adminComments: comments } },
    // It was approved, and the approval was taken back: the absence counts, and the decision stands behind it.
    ...[monday.opened({ excused: [freya] }), monday.revoked(freya, 'absent')],
    ...[tuesday.opened(), tuesday.recorded(freya, 'absent'), tuesday.explanation('AbsenceExplained', freya)],
    ...[wednesday.opened(), wednesday.recorded(freya, 'absent'), wednesday.corrected(freya, 'present', 'absent')],
    ...[essay.defined, essay.submitted(freya), essay.graded(freya, 85)],
  ]);
  // To sign in is to be as in the examples.
  await college.ask('oskar', '{ currentUser { _id } }');
  await college.api.put(users, { ...people.oskar, regionIds: [regionId] });
});
afterAll(() => college.close());

const why =
  'query ($of: WhyOf!, $id: String!) { why(of: $of, id: $id) { parts { events { type changes { field before after } } } } }';
const [term, sums] = [`${freya}_${groupId}_Autumn`, attendanceSummaryIdOf(freya, groupId, 'Autumn')];
const course = `${freya}_${groupId}_${courseA}`;
const marks = ['LeaveRequestApproved', 'AbsenceExplained'];
const work = ['AssignmentSubmitted', 'SubmissionGraded'];
const words = [comments, 'Flat tyre', 'Was there', 'Here it is.', 'Well argued.'] as const;
const [ofLeave, ofAbsence, ofTeacher, ofStudent, ofGrader] = words;

// What was corrected to present takes nothing off a grade, and stands behind none. Harriet is an attendance admin and manager, Oskar a manager alone, Nadia an instructor, Silas an attendance admin alone, Dorota the admin of the region.
test.each<[Person, string, string, readonly string[], readonly string[]]>([
  ['freya', 'termGrade', term, marks, [ofLeave, ofAbsence]],
  ['harriet', 'termGrade', term, marks, [ofLeave, ofAbsence]],
  ['oskar', 'termGrade', term, marks, [ofLeave, ofAbsence]],
  ['nadia', 'termGrade', term, marks, []],
  ['dorota', 'termGrade', term, marks, []],
  ['freya', 'transcript', `${freya}_${groupId}`, [...marks, ...work], [ofLeave, ofAbsence, ofStudent, ofGrader]],
  ['nadia', 'transcript', `${freya}_${groupId}`, [...marks, ...work], [ofStudent, ofGrader]],
  ['dorota', 'courseGrade', course, work, []],
  ['nadia', 'courseGrade', course, work, [ofStudent, ofGrader]],
  ['silas', 'attendanceSummary', sums, marks, [ofLeave, ofAbsence, ofTeacher]],
  ['oskar', 'attendanceSummary', sums, marks, [ofLeave, ofAbsence, ofTeacher]],
  ['nadia', 'attendanceSummary', sums, marks, [ofTeacher]],
  ['oskar', 'attendanceRecord', tuesday.recordOf(freya), ['AbsenceExplained'], [ofAbsence]],
  ['nadia', 'attendanceRecord', tuesday.recordOf(freya), ['AbsenceExplained'], []],
  ['silas', 'attendanceRecord', tuesday.recordOf(freya), ['AbsenceExplained'], [ofAbsence]],
])('%s is told of a %s what the person may read', async (person, of, id, types, readable) => {
  const { data, errors } = await college.ask(person, why, { of, id });
  expect(errors).toEqual([]);
  const told = JSON.stringify(data);
  for (const type of types) expect(told).toContain(type);
  expect(words.filter((one) => told.includes(one))).toEqual(readable);
});

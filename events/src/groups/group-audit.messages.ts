import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const groupCategories = defineMessages('auditLog.category', {
  group: ['Group', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const groupSentences = defineMessages('audit', {
  GroupCoursesSet: ['{actor} set the courses of the group {group}: {courses}', 'The plan of a group'],
  'GroupCoursesSet.replanned': [
    '{actor} changed the course plan of the group {group} ({courses})',
    'The same courses on other days, in other terms or by other teachers; the days follow the name of a course that has others now',
  ],
  GroupCreated: ['{actor} created the group {group}', 'A group of students'],
  GroupUpdated: ['{actor} changed the group {group}', 'The settings of a group'],
  GroupAttendanceSchemaAssigned: [
    '{actor} gave the group {group} the attendance schema {name}',
    'Registers of the group follow the schema',
  ],
  GroupStaffSet: ['{actor} set the instructors and facilitators of the group {group}', 'The teachers of a group'],
  GroupArchived: ['{actor} archived the group {group}', 'The group is over'],
  GroupRestored: ['{actor} brought the group {group} back from the archive', 'The group goes on'],
  TermLocked: [
    '{actor} locked the term “{term}” of the group {group}',
    'Grades and attendance of the term can no longer be changed',
  ],
  TermUnlocked: [
    '{actor} unlocked the term “{term}” of the group {group}: {reason}',
    'Grades and attendance of the term can be changed again',
  ],
});

/** The log calls the fields so. */
export const groupAuditFields = defineMessages('audit.field', {
  startDate: ['First day', 'A field of an event: startDate'],
  endDate: ['Last day', 'A field of an event: endDate'],
  offlineApp: ['Offline app', 'A field of an event: offlineApp'],
  selfSignUp: ['Self sign-up', 'A field of an event: selfSignUp'],
  freeOfCharge: ['Free of charge', 'A field of an event: freeOfCharge'],
  instructorIds: ['Instructors', 'A field of an event: instructorIds'],
  facilitatorIds: ['Facilitators', 'A field of an event: facilitatorIds'],
  archived: ['Archived', 'A field of an event: archived'],
  courseIds: ['Courses', 'A field of an event: courseIds'],
});

/** The log calls the fixed values so. */
export const groupAuditValues = defineMessages('audit.value', {
  groups: ['Groups', 'What a permission is for, as the menu of the console calls it'],
});

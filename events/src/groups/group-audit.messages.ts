import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const groupCategories = defineMessages({
  group: { id: 'auditLog.category.group', defaultMessage: 'Group', description: 'Kind of record in the system log' },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const groupSentences = defineMessages({
  GroupCoursesSet: {
    id: 'audit.GroupCoursesSet',
    defaultMessage: '{actor} set the courses of the group {group}: {courses}',
    description: 'The plan of a group',
  },
  GroupCreated: {
    id: 'audit.GroupCreated',
    defaultMessage: '{actor} created the group {group}',
    description: 'A group of students',
  },
  GroupUpdated: {
    id: 'audit.GroupUpdated',
    defaultMessage: '{actor} changed the group {group}',
    description: 'The settings of a group',
  },
  GroupAttendanceSchemaAssigned: {
    id: 'audit.GroupAttendanceSchemaAssigned',
    defaultMessage: '{actor} gave the group {group} the attendance schema {name}',
    description: 'Registers of the group follow the schema',
  },
  GroupStaffSet: {
    id: 'audit.GroupStaffSet',
    defaultMessage: '{actor} set the instructors and facilitators of the group {group}',
    description: 'The teachers of a group',
  },
  GroupArchived: {
    id: 'audit.GroupArchived',
    defaultMessage: '{actor} archived the group {group}',
    description: 'The group is over',
  },
  GroupRestored: {
    id: 'audit.GroupRestored',
    defaultMessage: '{actor} brought the group {group} back from the archive',
    description: 'The group goes on',
  },
});

/** What the fields are called. */
export const groupAuditFields = defineMessages({
  startDate: {
    id: 'audit.field.startDate',
    defaultMessage: 'First day',
    description: 'A field of an event: startDate',
  },
  endDate: { id: 'audit.field.endDate', defaultMessage: 'Last day', description: 'A field of an event: endDate' },
  offlineApp: {
    id: 'audit.field.offlineApp',
    defaultMessage: 'Offline app',
    description: 'A field of an event: offlineApp',
  },
  selfSignUp: {
    id: 'audit.field.selfSignUp',
    defaultMessage: 'Self sign-up',
    description: 'A field of an event: selfSignUp',
  },
  freeOfCharge: {
    id: 'audit.field.freeOfCharge',
    defaultMessage: 'Free of charge',
    description: 'A field of an event: freeOfCharge',
  },
  instructorIds: {
    id: 'audit.field.instructorIds',
    defaultMessage: 'Instructors',
    description: 'A field of an event: instructorIds',
  },
  facilitatorIds: {
    id: 'audit.field.facilitatorIds',
    defaultMessage: 'Facilitators',
    description: 'A field of an event: facilitatorIds',
  },
  archived: { id: 'audit.field.archived', defaultMessage: 'Archived', description: 'A field of an event: archived' },
  courseIds: { id: 'audit.field.courseIds', defaultMessage: 'Courses', description: 'A field of an event: courseIds' },
});

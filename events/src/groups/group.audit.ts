import { allNamed, defineAudit, named, sentence, whole } from '../kernel/audit.ts';
import {
  groupAuditFields,
  groupCategories,
  groupSentences as texts,
  groupAuditValues,
} from './group-audit.messages.ts';
import { groupEvents } from './group.events.ts';

export const groupAudit = defineAudit(groupEvents, {
  label: groupCategories.group,
  fields: groupAuditFields,
  values: groupAuditValues,
  ids: { groupId: 'group', groupIds: 'group' },
  rows: {
    GroupCreated: { sentence: texts.GroupCreated },
    GroupUpdated: { sentence: texts.GroupUpdated, changes: ({ changed, ...data }) => whole({ ...data, ...changed }) },
    GroupAttendanceSchemaAssigned: {
      sentence: ({ schemaId }) => sentence(texts.GroupAttendanceSchemaAssigned, { name: named('schema', schemaId) }),
    },
    GroupCoursesSet: {
      sentence: ({ items }) =>
        sentence(texts.GroupCoursesSet, {
          courses: allNamed(
            'course',
            items.map(({ courseId }) => courseId),
          ),
        }),
      changes: ({ items }) => whole({ courseIds: items.map(({ courseId }) => courseId) }),
    },
    GroupStaffSet: {
      sentence: texts.GroupStaffSet,
      changes: ({ instructorIds, facilitatorIds }) => whole({ instructorIds, facilitatorIds }),
    },
    GroupArchived: { sentence: texts.GroupArchived, changes: () => whole({ archived: true }) },
    GroupRestored: { sentence: texts.GroupRestored, changes: () => whole({ archived: false }) },
  },
});

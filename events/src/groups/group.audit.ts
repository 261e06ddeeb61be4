import { allNamed, days, defineAudit, labelled, named, once, part, sentence, whole } from '../kernel/audit.ts';
import {
  groupAuditFields,
  groupCategories,
  groupSentences as texts,
  groupAuditValues,
} from './group-audit.messages.ts';
import { groupEvents, type PlannedCourse } from './group.events.ts';

type Plan = readonly PlannedCourse[];
type Replanned = readonly (PlannedCourse & { readonly isMoved: boolean })[];
const idsOf = (plan: Plan): readonly string[] => plan.map(({ courseId }) => courseId);
const daysOf = ({ fromDate, toDate }: PlannedCourse): string => `${fromDate} ${toDate}`;
const termsOf = ({ termName, teacherIds }: PlannedCourse): string => [termName, ...teacherIds].join(' ');

/** These are held on other days, in another term or by others than before; none where the courses themselves are other ones. */
function replannedOf(before: Plan, after: Plan): Replanned {
  const former = new Map(before.map((one) => [one.courseId, one]));
  if (former.size !== after.length || !after.every(({ courseId }) => former.has(courseId))) return [];
  return after.flatMap((one) => {
    const was = former.get(one.courseId)!;
    const isMoved = daysOf(was) !== daysOf(one);
    return isMoved || termsOf(was) !== termsOf(one) ? [{ ...one, isMoved }] : [];
  });
}

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
      sentence: ({ items }, { replanned = [] }) => {
        const courses = (replanned as Replanned).map(({ courseId, fromDate, toDate, isMoved }) =>
          isMoved ? labelled(named('course', courseId), days(fromDate, toDate)) : named('course', courseId),
        );
        return courses.length > 0
          ? sentence(texts['GroupCoursesSet.replanned'], { courses })
          : sentence(texts.GroupCoursesSet, { courses: allNamed('course', idsOf(items)) });
      },
      changes: ({ items }, known) => [
        ...whole(
          { courseIds: idsOf(items) },
          { plan: items, replanned: replannedOf((known('')['plan'] ?? []) as Plan, items) },
        ),
        ...items.map(({ courseId, fromDate, toDate, termName: term, teacherIds }) =>
          part(courseId, { fromDate, toDate, term, teacherIds: teacherIds.length > 0 ? teacherIds : null }),
        ),
      ],
    },
    GroupStaffSet: {
      sentence: texts.GroupStaffSet,
      changes: ({ instructorIds, facilitatorIds }) => whole({ instructorIds, facilitatorIds }),
    },
    GroupArchived: { sentence: texts.GroupArchived, changes: () => whole({ archived: true }) },
    GroupRestored: { sentence: texts.GroupRestored, changes: () => whole({ archived: false }) },
    TermLocked: {
      sentence: ({ term }) => sentence(texts.TermLocked, { term }),
      changes: ({ term, from: fromDate, to: toDate, courseIds }) => [once({ term, fromDate, toDate, courseIds })],
    },
    TermUnlocked: {
      sentence: ({ term, reason }) => sentence(texts.TermUnlocked, { term, reason }),
      changes: ({ term, reason }) => [once({ term, reason })],
    },
  },
});

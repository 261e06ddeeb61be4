import { isDeepStrictEqual } from 'node:util';
import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import {
  groupEvents,
  groupStream,
  type GroupDetails,
  type PlannedCourse,
} from '@paideia/events/groups/group.events.ts';
import { groupPermissions, readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { attendanceSchemaFacts } from '../attendance-schemas/attendance-schema.facts.ts';
import { courseFacts } from '../courses/course.facts.ts';
import { changedOf } from '../kernel/decide/changed.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { teacherFacts } from '../teachers/teacher.facts.ts';

type Staff = { readonly instructorIds: readonly string[]; readonly facilitatorIds: readonly string[] };
type State = {
  readonly groupId: string | null;
  readonly regionId: string;
  readonly details: Partial<GroupDetails>;
  readonly schemaId: string | null;
  readonly courses: readonly PlannedCourse[];
  readonly staff: Staff;
  readonly archived: boolean;
};
type Rejected =
  | 'group.exists'
  | 'group.regionUnknown'
  | 'group.schemaUnknown'
  | 'group.endsBeforeItStarts'
  | 'group.freeNeedsSignUp'
  | 'group.courseUnknown'
  | 'group.courseTwice'
  | 'group.termUnknown'
  | 'group.teacherUnknown';
/** What is wrong with the settings of a group, if anything. */
const misfit = ({ startDate, endDate, selfSignUp, freeOfCharge }: GroupDetails) => {
  if (startDate !== null && endDate !== null && endDate < startDate) return 'group.endsBeforeItStarts';
  return freeOfCharge && !selfSignUp ? 'group.freeNeedsSignUp' : undefined;
};
const known = (locale: string) => (isLocale(locale) ? locale : 'en');

/** The teachers that a state names: who was deleted meanwhile may stay where he or she stands. */
const teachersIn = ({ courses, staff }: Pick<State, 'courses' | 'staff'>): readonly string[] => [
  ...staff.instructorIds,
  ...staff.facilitatorIds,
  ...courses.flatMap(({ teacherIds }) => teacherIds),
];

type Facts = {
  readonly regionExists: boolean;
  readonly schemaExists: boolean;
  readonly coursesExist: boolean;
  readonly teachersExist: boolean;
  /** Those of the group's attendance schema; asked before a plan alone, and empty where it has none. */
  readonly termNames: readonly string[];
};
const nobody: Staff = { instructorIds: [], facilitatorIds: [] };

export const studentGroup = defineDecider<State, Rejected, Facts>()({
  events: groupEvents,
  commands: groupCommands,
  permissions: groupPermissions,
  reads: readsGroups,
  creates: ['CreateGroup'],
  commutes: [],
  stream: ({ data }) => groupStream(data.groupId),
  initial: { groupId: null, regionId: '', details: {}, schemaId: null, courses: [], staff: nobody, archived: false },
  exists: ({ groupId }) => groupId !== null,
  scope: ({ groupId, regionId }, { type, data }) => ({
    regionId: groupId === null && type === 'CreateGroup' ? data.regionId : regionId,
  }),
  facts: async ({ type, data }, ask, state) => {
    const schemaId =
      type === 'AssignGroupAttendanceSchema'
        ? data.schemaId
        : type === 'CreateGroup' || type === 'UpdateGroup'
          ? data.attendanceSchemaId
          : null;
    const courseIds = type === 'SetGroupCourses' ? [...new Set(data.items.map(({ courseId }) => courseId))] : [];
    const teacherIds = teachersIn({
      courses: type === 'SetGroupCourses' ? data.items : [],
      staff: type === 'SetGroupStaff' ? data : nobody,
    });
    const isNew = (id: string) => !teachersIn(state).includes(id);
    const newTeachers = [...new Set(teacherIds.filter(isNew))];
    const schema =
      type === 'SetGroupCourses' && state.schemaId !== null
        ? await ask.table(attendanceSchemaFacts).one(state.schemaId)
        : undefined;
    return {
      termNames: (schema?.terms ?? []).map(({ name }) => name),
      teachersExist:
        newTeachers.length === 0 || (await ask.table(teacherFacts).many(newTeachers)).length === newTeachers.length,
      coursesExist:
        courseIds.length === 0 || (await ask.table(courseFacts).many(courseIds)).length === courseIds.length,
      regionExists: type === 'CreateGroup' && (await ask.table(regionFacts).one(data.regionId)) !== undefined,
      schemaExists: schemaId !== null && (await ask.table(attendanceSchemaFacts).one(schemaId)) !== undefined,
    };
  },

  decide: {
    CreateGroup: (state, { attendanceSchemaId: schemaId, ...group }, { regionExists, schemaExists }) => {
      const { groupId, regionId, name } = group;
      if (state.groupId !== null)
        return state.regionId === regionId && state.details.name === name ? [] : reject('group.exists');
      if (!regionExists) return reject('group.regionUnknown');
      if (schemaId !== null && !schemaExists) return reject('group.schemaUnknown');
      const wrong = misfit(group);
      if (wrong) return reject(wrong);
      return [
        { type: 'GroupCreated', data: { ...group, locale: known(group.locale) } },
        ...(schemaId === null
          ? []
          : [{ type: 'GroupAttendanceSchemaAssigned' as const, data: { groupId, regionId, schemaId } }]),
      ];
    },
    UpdateGroup: (
      { regionId, details, schemaId: former },
      { groupId, attendanceSchemaId, ...wanted },
      { schemaExists },
    ) => {
      if (attendanceSchemaId !== null && !schemaExists) return reject('group.schemaUnknown');
      const wrong = misfit(wanted);
      if (wrong) return reject(wrong);
      const changed = changedOf({ ...wanted, locale: known(wanted.locale) }, details);
      const schemaId = attendanceSchemaId ?? former;
      return [
        ...(Object.keys(changed).length > 0
          ? [{ type: 'GroupUpdated' as const, data: { groupId, regionId, changed } }]
          : []),
        ...(schemaId !== null && schemaId !== former
          ? [{ type: 'GroupAttendanceSchemaAssigned' as const, data: { groupId, regionId, schemaId } }]
          : []),
      ];
    },
    AssignGroupAttendanceSchema: (state, { groupId, schemaId }, { schemaExists }) => {
      if (!schemaExists) return reject('group.schemaUnknown');
      return state.schemaId === schemaId
        ? []
        : [{ type: 'GroupAttendanceSchemaAssigned', data: { groupId, regionId: state.regionId, schemaId } }];
    },
    SetGroupCourses: ({ regionId, courses }, { groupId, items }, { coursesExist, teachersExist, termNames }) => {
      if (!coursesExist) return reject('group.courseUnknown');
      if (!teachersExist) return reject('group.teacherUnknown');
      if (new Set(items.map(({ courseId }) => courseId)).size < items.length) return reject('group.courseTwice');
      // A term that was renamed or taken out since stays where the plan has it.
      const known = [...termNames, ...courses.map(({ termName }) => termName)];
      const strange = items.find(({ termName }) => !known.includes(termName));
      if (termNames.length > 0 && strange) return reject('group.termUnknown', { term: strange.termName });
      const inOrder = [...items].sort((a, b) => a.order - b.order);
      return isDeepStrictEqual(courses, inOrder)
        ? []
        : [{ type: 'GroupCoursesSet', data: { groupId, regionId, items: inOrder } }];
    },
    SetGroupStaff: ({ regionId, staff }, { groupId, instructorIds, facilitatorIds }, { teachersExist }) => {
      if (!teachersExist) return reject('group.teacherUnknown');
      const each = {
        instructorIds: [...new Set(instructorIds)],
        facilitatorIds: [...new Set(facilitatorIds)],
      };
      return isDeepStrictEqual(staff, each) ? [] : [{ type: 'GroupStaffSet', data: { groupId, regionId, ...each } }];
    },
    ArchiveGroup: ({ archived, regionId }, { groupId }) =>
      archived ? [] : [{ type: 'GroupArchived', data: { groupId, regionId } }],
    RestoreGroup: ({ archived, regionId }, { groupId }) =>
      archived ? [{ type: 'GroupRestored', data: { groupId, regionId } }] : [],
  },
  evolve: {
    GroupCreated: (state, { groupId, regionId, ...details }) => ({ ...state, groupId, regionId, details }),
    GroupUpdated: (state, { changed }) => ({ ...state, details: { ...state.details, ...definedIn(changed) } }),
    GroupAttendanceSchemaAssigned: (state, { schemaId }) => ({ ...state, schemaId }),
    GroupCoursesSet: (state, { items }) => ({ ...state, courses: items }),
    GroupStaffSet: (state, { instructorIds, facilitatorIds }) => ({
      ...state,
      staff: { instructorIds, facilitatorIds },
    }),
    GroupArchived: (state) => ({ ...state, archived: true }),
    GroupRestored: (state) => ({ ...state, archived: false }),
  },
});

import type { NamedTerms } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import type { GroupCommand } from '@paideia/events/groups/group.commands.ts';
import type { GroupDetails, PlannedCourse } from '@paideia/events/groups/group.events.ts';
import type { TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { attendanceSchemaFacts } from '../attendance-schemas/attendance-schema.facts.ts';
import { courseFacts } from '../courses/course.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { teacherFacts } from '../teachers/teacher.facts.ts';
import { nothingRuns, runningIn, type Running } from './term-lock.decider.ts';

type Staff = { readonly instructorIds: readonly string[]; readonly facilitatorIds: readonly string[] };
export type GroupState = {
  readonly groupId: string | null;
  readonly regionId: string;
  readonly details: Partial<GroupDetails>;
  readonly schemaId: string | null;
  readonly courses: readonly PlannedCourse[];
  readonly staff: Staff;
  readonly archived: boolean;
  readonly locks: readonly TermLock[];
};
export type GroupAsked = {
  readonly regionExists: boolean;
  readonly schemaExists: boolean;
  readonly coursesExist: boolean;
  readonly teachersExist: boolean;
  /** Those of the schema that the group has, or is to have; asked where terms matter, and empty where it has none. */
  readonly named: NamedTerms;
  /** What has begun in the term that is to be locked, and changes what is in it by itself. */
  readonly running: Running;
};

const nobody: Staff = { instructorIds: [], facilitatorIds: [] };
export const noGroup: GroupState = {
  groupId: null,
  regionId: '',
  details: {},
  schemaId: null,
  courses: [],
  staff: nobody,
  archived: false,
  locks: [],
};
/** The teachers that a state names: who was deleted meanwhile may stay where he or she stands. */
const teachersIn = ({ courses, staff }: Pick<GroupState, 'courses' | 'staff'>): readonly string[] => [
  ...staff.instructorIds,
  ...staff.facilitatorIds,
  ...courses.flatMap(({ teacherIds }) => teacherIds),
];
/** The schema that a command is about: the one that it names, or that of the group. */
function schemaOf({ type, data }: GroupCommand, { schemaId }: GroupState): string | null {
  if (type === 'AssignGroupAttendanceSchema') return data.schemaId;
  if (type === 'CreateGroup' || type === 'UpdateGroup') return data.attendanceSchemaId;
  return type === 'LockTerm' || type === 'SetGroupCourses' ? schemaId : null;
}

/** What a decision about a group must know besides its own stream. */
export async function groupAsked(command: GroupCommand, ask: Ask, state: GroupState): Promise<GroupAsked> {
  const { type, data } = command;
  const courseIds = type === 'SetGroupCourses' ? [...new Set(data.items.map(({ courseId }) => courseId))] : [];
  const teacherIds = teachersIn({
    courses: type === 'SetGroupCourses' ? data.items : [],
    staff: type === 'SetGroupStaff' ? data : nobody,
  });
  const isNew = (id: string) => !teachersIn(state).includes(id);
  const newTeachers = [...new Set(teacherIds.filter(isNew))];
  const schemaId = schemaOf(command, state);
  const schema = schemaId === null ? undefined : await ask.table(attendanceSchemaFacts).one(schemaId);
  const named = { terms: schema?.terms ?? [], formerTerms: schema?.formerTerms ?? [] };
  return {
    named,
    running:
      type === 'LockTerm' && state.groupId !== null
        ? await runningIn(ask, state.groupId, { ...named, plan: state.courses }, data.term)
        : nothingRuns,
    teachersExist:
      newTeachers.length === 0 || (await ask.table(teacherFacts).many(newTeachers)).length === newTeachers.length,
    coursesExist: courseIds.length === 0 || (await ask.table(courseFacts).many(courseIds)).length === courseIds.length,
    regionExists: type === 'CreateGroup' && (await ask.table(regionFacts).one(data.regionId)) !== undefined,
    schemaExists: schema !== undefined,
  };
}

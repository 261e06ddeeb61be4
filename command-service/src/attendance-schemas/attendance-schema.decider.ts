import { isDeepStrictEqual } from 'node:util';
import {
  attendanceSchemaCommands,
  type AttendanceSchemaCommand,
} from '@paideia/events/attendance-schemas/attendance-schema.commands.ts';
import {
  attendanceSchemaEvents,
  attendanceSchemaStream,
  type Period,
  type Term,
} from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import {
  attendanceSchemaPermissions,
  readsAttendanceSchema,
} from '@paideia/events/attendance-schemas/attendance-schema.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { lockMissingIn, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { every } from '@paideia/documents/every.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { refusedBy, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';

type Definition = DataOf<AttendanceSchemaCommand, 'DefineAttendanceSchema'>;
type State = { readonly definition: Definition | null; readonly version: number };
type Misfit =
  | 'attendanceSchema.termBackwards'
  | 'attendanceSchema.termsOverlap'
  | 'attendanceSchema.termTwice'
  | 'attendanceSchema.periodBackwards'
  | 'attendanceSchema.periodsOverlap'
  | 'attendanceSchema.periodTwice';
type Rejected = LockedTerm | Misfit | 'attendanceSchema.exists' | 'attendanceSchema.inUse';

type Facts = {
  readonly inUse: boolean;
  /** Those of the groups that follow it, asked when it is revised: their transcripts name these terms, and count their days. */
  readonly locks: readonly TermLock[];
};

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b): readonly [T, T] => [a, b]));

/** Terms include their last day; periods end before the next one of the day begins. */
function misfitOf({ terms, periods }: { terms: readonly Term[]; periods: readonly Period[] }): Misfit | undefined {
  if (terms.some(({ from, to }) => to < from)) return 'attendanceSchema.termBackwards';
  if (periods.some(({ start, end }) => end <= start)) return 'attendanceSchema.periodBackwards';
  for (const [a, b] of pairs(terms)) {
    if (a.name === b.name) return 'attendanceSchema.termTwice';
    if (a.from <= b.to && b.from <= a.to) return 'attendanceSchema.termsOverlap';
  }
  for (const [a, b] of pairs(periods).filter(([one, other]) => one.weekday === other.weekday)) {
    if (a.key === b.key) return 'attendanceSchema.periodTwice';
    if (a.start < b.end && b.start < a.end) return 'attendanceSchema.periodsOverlap';
  }
  return undefined;
}

export const attendanceSchema = defineDecider<State, Rejected, Facts>()({
  events: attendanceSchemaEvents,
  commands: attendanceSchemaCommands,
  permissions: attendanceSchemaPermissions,
  reads: readsAttendanceSchema,
  creates: ['DefineAttendanceSchema'],
  commutes: [],
  stream: ({ data }) => attendanceSchemaStream(data.schemaId),
  initial: { definition: null, version: 0 },
  exists: ({ definition }) => definition !== null,
  scope: () => ({}),
  facts: async ({ type, data }, ask) => ({
    locks:
      type === 'ReviseAttendanceSchema'
        ? (await every(ask.table(groupFacts), { where: { schemaId: data.schemaId } })).flatMap(({ locks }) => locks)
        : [],
    inUse: (await ask.table(groupFacts).count({ where: { schemaId: data.schemaId } })).n > 0,
  }),

  decide: {
    DefineAttendanceSchema: (state, data) => {
      if (state.version > 0) return isDeepStrictEqual(state.definition, data) ? [] : reject('attendanceSchema.exists');
      const misfit = misfitOf(data);
      return misfit ? reject(misfit) : [{ type: 'AttendanceSchemaDefined', data: { ...data, schemaVersion: 1 } }];
    },
    ReviseAttendanceSchema: (state, data, { locks }) => {
      const misfit = misfitOf(data);
      if (misfit) return reject(misfit);
      // A locked term that only the plan of a group names is none of the schema's.
      const own = locks.filter((lock) => state.definition && !lockMissingIn([lock], state.definition.terms));
      const missing = lockMissingIn(own, data.terms);
      if (missing) return refusedBy(missing);
      return isDeepStrictEqual(state.definition, data)
        ? []
        : [{ type: 'AttendanceSchemaRevised', data: { ...data, schemaVersion: state.version + 1 } }];
    },
    DeleteAttendanceSchema: (_, data, { inUse }) =>
      inUse ? reject('attendanceSchema.inUse') : [{ type: 'AttendanceSchemaDeleted', data }],
  },
  evolve: {
    AttendanceSchemaDefined: (state, { schemaVersion, ...definition }) => ({
      ...state,
      definition,
      version: schemaVersion,
    }),
    AttendanceSchemaRevised: (state, { schemaVersion, ...definition }) => ({
      ...state,
      definition,
      version: schemaVersion,
    }),
    AttendanceSchemaDeleted: (state) => ({ ...state, definition: null }),
  },
});

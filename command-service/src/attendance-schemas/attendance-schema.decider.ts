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
import { nameKeyOf } from '@paideia/events/attendance-schemas/schema-names.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { lockMissingIn, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { every } from '@paideia/documents/every.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { refusedBy, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';
import { attendanceSchemaFacts } from './attendance-schema.facts.ts';

type Definition = DataOf<AttendanceSchemaCommand, 'DefineAttendanceSchema'>;
type State = { readonly definition: Definition | null; readonly version: number };
type Misfit =
  | 'attendanceSchema.termBackwards'
  | 'attendanceSchema.termsOverlap'
  | 'attendanceSchema.termTwice'
  | 'attendanceSchema.periodBackwards'
  | 'attendanceSchema.periodsOverlap'
  | 'attendanceSchema.periodTwice';
type Rejected = LockedTerm | Misfit | `attendanceSchema.${'exists' | 'nameTaken' | 'inUse'}`;

type Facts = {
  readonly inUse: boolean;
  /** Another schema has the name, which may have been there before names were reserved. */
  readonly isNameTaken: boolean;
  /** Those of the groups that follow it, asked when it is revised: their transcripts name these terms, and count their days. */
  readonly locks: readonly TermLock[];
};

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b): readonly [T, T] => [a, b]));

const hasName = (before: Definition | null, name: string) =>
  before !== null && nameKeyOf(before.name) === nameKeyOf(name);
async function isNameTaken({ schemaId, name }: Definition, ask: Ask): Promise<boolean> {
  const { items } = await ask.table(attendanceSchemaFacts).find({ where: { nameKey: nameKeyOf(name) }, limit: 2 });
  return items.some((one) => one.schemaId !== schemaId);
}

/** Terms include their last day; periods end before the next one of the day begins. Names of terms that stood beside each other before stay. */
function misfitOf(
  { terms, periods }: { terms: readonly Term[]; periods: readonly Period[] },
  before: Definition | null,
): Misfit | undefined {
  const stood = (name: string) => before?.terms.some((term) => term.name === name) ?? false;
  if (terms.some(({ from, to }) => to < from)) return 'attendanceSchema.termBackwards';
  if (periods.some(({ start, end }) => end <= start)) return 'attendanceSchema.periodBackwards';
  for (const [a, b] of pairs(terms)) {
    if (nameKeyOf(a.name) === nameKeyOf(b.name) && (a.name === b.name || !stood(a.name) || !stood(b.name)))
      return 'attendanceSchema.termTwice';
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
  claims: ({ definition }) =>
    definition
      ? [
          {
            kind: 'attendanceSchemaName',
            value: nameKeyOf(definition.name),
            taken: reject('attendanceSchema.nameTaken', { name: definition.name }),
          },
        ]
      : [],
  scope: () => ({}),
  facts: async ({ type, data }, ask) => ({
    isNameTaken: type !== 'DeleteAttendanceSchema' && (await isNameTaken(data, ask)),
    locks:
      type === 'ReviseAttendanceSchema'
        ? (await every(ask.table(groupFacts), { where: { schemaId: data.schemaId } })).flatMap(({ locks }) => locks)
        : [],
    inUse: (await ask.table(groupFacts).count({ where: { schemaId: data.schemaId } })).n > 0,
  }),

  decide: {
    DefineAttendanceSchema: (state, data, { isNameTaken: isTaken }) => {
      if (state.version > 0) return isDeepStrictEqual(state.definition, data) ? [] : reject('attendanceSchema.exists');
      if (isTaken) return reject('attendanceSchema.nameTaken', { name: data.name });
      const misfit = misfitOf(data, null);
      return misfit ? reject(misfit) : [{ type: 'AttendanceSchemaDefined', data: { ...data, schemaVersion: 1 } }];
    },
    ReviseAttendanceSchema: (state, data, { locks, isNameTaken: isTaken }) => {
      // A schema that shared its name with another one before keeps it.
      if (isTaken && !hasName(state.definition, data.name))
        return reject('attendanceSchema.nameTaken', { name: data.name });
      const misfit = misfitOf(data, state.definition);
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

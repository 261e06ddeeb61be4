import type { TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { isRejection, reject } from '@paideia/events/kernel/rejection.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { registerCommands, type RegisterCommand } from '@paideia/events/registers/register.commands.ts';
import { registerEvents, registerIdOf, registerStream } from '@paideia/events/registers/register.events.ts';
import { readsRegister, registerPermissions } from '@paideia/events/registers/register.permissions.ts';
import {
  excusedBy,
  has,
  isSameExcuse,
  judged,
  minutesAfter,
  seenAs,
  statusOf,
  unexcusedBy,
} from '@paideia/events/registers/mark.rules.ts';
import { lockOn } from '../groups/locked-terms.facts.ts';
import { refusedBy, unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { leaveFor } from '../leave-requests/leave-covers.facts.ts';
import type { LeaveCoverage } from '../leave-requests/leave-coverage.facts.ts';
import {
  nothingToOpen,
  openingFacts,
  openingOf,
  presetsOf,
  type OpeningFacts,
  type OpeningRejected,
} from './register-opening.ts';
import { regionFacts } from '../regions/region.facts.ts';
import {
  evolveRegister,
  markOf,
  unopened,
  type Place,
  type RegisterState,
  type TakenMark,
} from './register-state.decider.ts';
import { scanCodes } from './scan-code.ts';

type Rejected =
  | LockedTerm
  | OpeningRejected
  | 'noAccess'
  | 'register.closed'
  | 'register.notAStudent'
  | 'register.arrivedAfterEnd'
  | 'register.arrivedOtherDay'
  | 'register.codeWrong'
  | 'register.periodOver'
  | 'register.nothingToCorrect'
  | 'register.notYourMarks'
  | 'register.causeReserved'
  | 'register.isPresent';
export type RegisterFacts = {
  readonly opening: OpeningFacts;
  /** Decided leave that covers this period, as the log says now. */
  readonly leave: readonly LeaveCoverage[];
  readonly codes: readonly string[];
  /** That of the region, asked where marks are taken: an arrival is a time of the register's day there. */
  readonly timeZone: string;
  /** It lies on the day of the register. */
  readonly lock: TermLock | undefined;
};
type Recorded = DataOf<RegisterCommand, 'RecordAttendance'>['marks'][number];

const isStudent = ({ students }: RegisterState, userId: string) => students.includes(userId);
/** Excuses of the mark and the approved leave that it does not know of yet; one that was overruled stays so. */
const coveredBy = (mark: TakenMark, userId: string, leave: readonly LeaveCoverage[]) => [
  ...mark.excuses,
  ...leave
    .filter((one) => one.status === 'approved' && one.userId === userId)
    .map(({ leaveRequestId }) => ({ cause: 'leave' as const, causeId: leaveRequestId }))
    .filter((excuse) => !has(mark.excuses, excuse) && !has(mark.overruled, excuse)),
];
/** Late with a time is judged by the threshold; without one it is what staff saw. */
function seenBy({ status, arrivedAt }: Recorded, { startsAt, minutesLateThreshold }: RegisterState) {
  if (arrivedAt === null) return { input: status, arrivedAt, minutesLate: null };
  const late = minutesAfter(startsAt, arrivedAt);
  return {
    input: status === 'late' ? judged(late, minutesLateThreshold) : status,
    arrivedAt,
    minutesLate: Math.max(0, late),
  };
}
/** What stands already may be said again: a scan is taken before the day, and a region may have got another time zone since. */
const isOfDay = ({ userId, arrivedAt }: Recorded, state: RegisterState, timeZone: string): boolean =>
  arrivedAt === null ||
  arrivedAt === markOf(state, userId).arrivedAt ||
  dateIn(timeZone, arrivedAt) === state.place?.date;
/** In a stream that is there the place is known: the kernel answers every other command as not found. */
const placeOf = ({ place }: RegisterState): Place =>
  place ?? { registerId: '', groupId: '', regionId: '', date: '', periodKey: '', term: '' };

export const attendanceRegister = defineDecider<RegisterState, Rejected, RegisterFacts>()({
  events: registerEvents,
  commands: registerCommands,
  permissions: registerPermissions,
  reads: readsRegister,
  creates: ['OpenRegister'],
  commutes: [
    'OpenRegister',
    'AddRegisterStudents',
    'RecordAttendance',
    'RecordAttendanceScan',
    'UndoMarks',
    'ExcuseAttendance',
    'RevokeExcuse',
    'MarkAbsentFromLeave',
    'CloseRegister',
  ],
  stream: ({ type, data }) =>
    registerStream(type === 'OpenRegister' ? registerIdOf(data.groupId, data.date, data.periodKey) : data.registerId),
  initial: unopened,
  exists: ({ place }) => place !== null,
  scope: ({ place }, { data }, { opening }) => ({
    regionId: place?.regionId ?? opening.group?.regionId,
    // Whose mark it is, where the command names one student.
    ...('userId' in data && { ownerId: data.userId }),
  }),
  facts: async ({ type, data }, ask, { place }, { now }) => ({
    opening:
      type === 'OpenRegister' && !place
        ? await openingFacts(ask, data)
        : type === 'AddRegisterStudents' && place
          ? await openingFacts(ask, place)
          : nothingToOpen,
    leave:
      type === 'OpenRegister'
        ? await leaveFor(ask, data)
        : place && (type === 'AddRegisterStudents' || type.startsWith('RecordAttendance'))
          ? await leaveFor(ask, place)
          : [],
    timeZone:
      type === 'RecordAttendance' && place
        ? ((await ask.table(regionFacts).one(place.regionId))?.timeZone ?? 'UTC')
        : 'UTC',
    codes: type === 'RecordAttendanceScan' ? scanCodes(ask, data.registerId, now) : [],
    // A register that closes only becomes what it is already; whatever was open when its term was locked does so.
    lock: type === 'CloseRegister' ? undefined : await lockOn(ask, type === 'OpenRegister' ? data : place),
  }),

  decide: {
    OpenRegister: (state, data, { opening, leave, lock, now }) => {
      if (state.place) return [];
      if (lock) return refusedBy(lock);
      const opened = openingOf(data, opening, leave, now);
      return isRejection(opened) ? opened : [{ type: 'RegisterOpened', data: opened }];
    },
    AddRegisterStudents: unlessLocked((state, _, { opening, leave }) => {
      const students = opening.students.filter((userId) => !isStudent(state, userId));
      if (students.length === 0) return [];
      const presets = presetsOf(students, leave);
      const isCovered = (userId: string) =>
        [...presets.preset, ...presets.presetAbsent].some((one) => one.userId === userId);
      const absentees = state.isClosed ? students.filter((userId) => !isCovered(userId)) : [];
      return [{ type: 'RegisterStudentsAdded', data: { ...placeOf(state), students, ...presets, absentees } }];
    }),
    RecordAttendance: unlessLocked((state, { batchId, marks }, { leave, timeZone, actorId }) => {
      if (actorId === null) return reject('noAccess');
      if (state.isClosed) return reject('register.closed');
      if (!marks.every(({ userId }) => isStudent(state, userId))) return reject('register.notAStudent');
      if (marks.some(({ arrivedAt }) => arrivedAt !== null && arrivedAt > state.endsAt))
        return reject('register.arrivedAfterEnd');
      if (!marks.every((wish) => isOfDay(wish, state, timeZone))) return reject('register.arrivedOtherDay');
      return [...new Map(marks.map((mark) => [mark.userId, mark])).values()].flatMap((wish) => {
        const { userId } = wish;
        const mark = markOf(state, userId);
        const seen = seenBy(wish, state);
        const excuses = coveredBy(mark, userId, leave);
        if (seen.input === mark.input && seen.arrivedAt === mark.arrivedAt && excuses.length === mark.excuses.length)
          return [];
        const status = statusOf({ ...mark, ...seen, excuses }, false) ?? seen.input;
        return [
          {
            type: 'AttendanceRecorded',
            data: { ...placeOf(state), userId, ...seen, status, excuses, batchId, takenBy: actorId },
          },
        ];
      });
    }),
    RecordAttendanceScan: unlessLocked((state, { userId, code }, { leave, codes, now }) => {
      if (!isStudent(state, userId)) return reject('register.notAStudent');
      const mark = markOf(state, userId);
      if (mark.scanned) return [];
      if (now > state.endsAt) return reject('register.periodOver');
      if (!codes.includes(code)) return reject('register.codeWrong');
      if (state.isClosed) return reject('register.closed');
      // Staff have seen the student already.
      if (mark.input === 'present') return [];
      const late = minutesAfter(state.startsAt, now);
      const input = judged(late, state.minutesLateThreshold);
      const excuses = coveredBy(mark, userId, leave);
      const status = statusOf({ ...mark, input, excuses }, false) ?? input;
      return [
        {
          type: 'AttendanceScanned',
          data: { ...placeOf(state), userId, input, status, excuses, arrivedAt: now, minutesLate: Math.max(0, late) },
        },
      ];
    }),
    CorrectAttendance: unlessLocked((state, { userId, status: to, reason }, { actorId }) => {
      if (actorId === null) return reject('noAccess');
      if (!isStudent(state, userId)) return reject('register.notAStudent');
      const from = statusOf(markOf(state, userId), state.isClosed);
      if (from === to) return reject('register.nothingToCorrect');
      return [{ type: 'AttendanceCorrected', data: { ...placeOf(state), userId, from, to, reason, by: actorId } }];
    }),
    UndoMarks: unlessLocked((state, { batchId }, { who, actorId }) => {
      const batch = state.batches[batchId];
      // Marks that were equal to what stood made no event, so there may be nothing to undo.
      if (!batch) return [];
      const place = placeOf(state);
      if (batch.by !== actorId && !registerPermissions.OpenRegister(who, { regionId: place.regionId }))
        return reject('register.notYourMarks');
      if (batch.undone) return [];
      if (state.isClosed) return reject('register.closed');
      const all = Object.entries(batch.before).map(([userId, before]) => ({
        userId,
        before,
        mark: markOf(state, userId),
      }));
      const restored = all
        .filter(({ mark }) => mark.batchId === batchId)
        .map(({ userId, before: { input, arrivedAt, minutesLate }, mark }) => ({
          userId,
          input,
          status: statusOf({ ...mark, input }, false),
          arrivedAt,
          minutesLate,
        }));
      const kept = all
        .filter(({ mark }) => mark.batchId !== batchId)
        .map(({ userId }) => ({ userId, why: 'changedSince' as const }));
      return [{ type: 'MarksUndone', data: { ...place, batchId, restored, kept } }];
    }),
    ExcuseAttendance: unlessLocked((state, { userId, cause, causeId }, { who }) => {
      if (who !== 'system' && cause !== 'manual') return reject('register.causeReserved');
      if (!isStudent(state, userId)) return reject('register.notAStudent');
      const mark = markOf(state, userId);
      const excuse = { cause, causeId };
      if (has([...mark.excuses, ...mark.overruled], excuse)) return [];
      if (mark.input === 'present' && cause === 'manual') return reject('register.isPresent');
      const status = statusOf(excusedBy(mark, excuse), state.isClosed) ?? 'excused';
      return [
        {
          type: 'AttendanceExcused',
          data: { ...placeOf(state), userId, ...excuse, original: seenAs(mark, state.isClosed), status },
        },
      ];
    }),
    RevokeExcuse: unlessLocked((state, { userId, cause, causeId }, { who }) => {
      if (who !== 'system' && cause !== 'manual') return reject('register.causeReserved');
      const mark = markOf(state, userId);
      const excuse = { cause, causeId };
      if (![...mark.excuses, ...mark.overruled].some((one) => isSameExcuse(one, excuse))) return [];
      const restored = statusOf(unexcusedBy(mark, excuse), state.isClosed);
      return [{ type: 'AttendanceExcuseRevoked', data: { ...placeOf(state), userId, ...excuse, restored } }];
    }),
    MarkAbsentFromLeave: unlessLocked((state, { userId, leaveRequestId }) =>
      isStudent(state, userId) && statusOf(markOf(state, userId), state.isClosed) === null
        ? [{ type: 'AttendanceMarkedAbsent', data: { ...placeOf(state), userId, leaveRequestId } }]
        : [],
    ),
    CloseRegister: (state) => {
      if (state.isClosed) return [];
      const absentees = state.students.filter((userId) => statusOf(markOf(state, userId), false) === null);
      return [{ type: 'RegisterClosed', data: { ...placeOf(state), absentees } }];
    },
  },
  evolve: evolveRegister,
});

import { excusedBy, isLeave, unseen, type Mark, unexcusedBy } from '@paideia/events/registers/mark.rules.ts';
import type { RegisterEvent } from '@paideia/events/registers/register.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';

/** A mark and which batch it was taken with; null for a scan, a correction, or no mark. */
export type TakenMark = Mark & { readonly batchId: string | null; readonly scanned: boolean };
type Before = Pick<TakenMark, 'input' | 'arrivedAt' | 'minutesLate' | 'batchId'>;
/** Marks that were made together: who made them, and what each was before. */
type Batch = {
  readonly by: string;
  readonly undone: boolean;
  readonly before: Readonly<Record<string, Before>>;
};
type Opened = DataOf<RegisterEvent, 'RegisterOpened'>;
export type Place = Pick<Opened, 'registerId' | 'groupId' | 'regionId' | 'date' | 'periodKey' | 'term'>;

export type RegisterState = {
  readonly place: Place | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutesLateThreshold: number;
  readonly isClosed: boolean;
  readonly students: readonly string[];
  readonly marks: Readonly<Record<string, TakenMark>>;
  readonly batches: Readonly<Record<string, Batch>>;
};
export const unopened: RegisterState = {
  place: null,
  startsAt: '',
  endsAt: '',
  minutesLateThreshold: 0,
  isClosed: false,
  students: [],
  marks: {},
  batches: {},
};

const untaken: TakenMark = { ...unseen, batchId: null, scanned: false };
export const markOf = (state: RegisterState, userId: string): TakenMark => state.marks[userId] ?? untaken;

const remark = (state: RegisterState, userId: string, to: (mark: TakenMark) => TakenMark): RegisterState => ({
  ...state,
  marks: { ...state.marks, [userId]: to(markOf(state, userId)) },
});
const declinedBy = (leaveRequestId: string) => (mark: TakenMark) => ({
  ...mark,
  declined: [...mark.declined, leaveRequestId],
});

type Seen = Pick<Mark, 'input' | 'excuses' | 'arrivedAt' | 'minutesLate'>;
const see = (mark: TakenMark, { input, excuses, arrivedAt, minutesLate }: Seen): TakenMark => ({
  ...mark,
  input,
  excuses,
  arrivedAt,
  minutesLate,
  declined: mark.declined.filter((id) => !excuses.some(isLeave(id))),
});

/** Students come into a register with what decided leave makes of them. */
function listed(
  state: RegisterState,
  { students, preset, presetAbsent }: Pick<Opened, 'students' | 'preset' | 'presetAbsent'>,
): RegisterState {
  const covered = preset.reduce<RegisterState>(
    (so, { userId, leaveRequestId }) =>
      remark(so, userId, (mark) => excusedBy(mark, { cause: 'leave', causeId: leaveRequestId })),
    { ...state, students: [...state.students, ...students] },
  );
  return presetAbsent.reduce(
    (so, { userId, leaveRequestId }) => remark(so, userId, declinedBy(leaveRequestId)),
    covered,
  );
}

/** A batch remembers what a mark was before its first change; a mark that others changed in between begins anew. */
function inBatch(
  state: RegisterState,
  { batchId, userId, takenBy }: DataOf<RegisterEvent, 'AttendanceRecorded'>,
): RegisterState {
  const { input, arrivedAt, minutesLate, batchId: last } = markOf(state, userId);
  const batch = state.batches[batchId];
  const known = batch && !batch.undone ? batch.before : {};
  const before =
    last === batchId && known[userId]
      ? known
      : { ...known, [userId]: { input, arrivedAt, minutesLate, batchId: last } };
  return { ...state, batches: { ...state.batches, [batchId]: { by: takenBy, undone: false, before } } };
}

export const evolveRegister: {
  readonly [T in RegisterEvent['type']]: (state: RegisterState, data: DataOf<RegisterEvent, T>) => RegisterState;
} = {
  RegisterOpened: (
    state,
    {
      registerId,
      groupId,
      regionId,
      date,
      periodKey,
      term,
      startsAt,
      endsAt,
      minutesLateThreshold,
      students,
      preset,
      presetAbsent,
    },
  ) => {
    const opened: RegisterState = {
      ...state,
      place: { registerId, groupId, regionId, date, periodKey, term },
      startsAt,
      endsAt,
      minutesLateThreshold,
    };
    return listed(opened, { students, preset, presetAbsent });
  },
  RegisterStudentsAdded: listed,
  AttendanceRecorded: (state, data) =>
    remark(inBatch(state, data), data.userId, (mark) => ({ ...see(mark, data), batchId: data.batchId })),
  AttendanceScanned: (state, data) =>
    remark(state, data.userId, (mark) => ({ ...see(mark, data), batchId: null, scanned: true })),
  AttendanceCorrected: (state, { userId, to }) =>
    remark(state, userId, (mark) => ({
      ...mark,
      input: to,
      arrivedAt: null,
      minutesLate: null,
      batchId: null,
      overruled: [...mark.overruled, ...mark.excuses],
      excuses: [],
    })),
  MarksUndone: (state, { batchId, restored }) => {
    const batch = state.batches[batchId];
    if (!batch) return state;
    const undone: RegisterState = { ...state, batches: { ...state.batches, [batchId]: { ...batch, undone: true } } };
    return restored.reduce(
      (so, { userId }) => remark(so, userId, (mark) => ({ ...mark, ...batch.before[userId] })),
      undone,
    );
  },
  AttendanceExcused: (state, { userId, cause, causeId }) =>
    remark(state, userId, (mark) => excusedBy(mark, { cause, causeId })),
  AttendanceExcuseRevoked: (state, { userId, cause, causeId }) =>
    remark(state, userId, (mark) => unexcusedBy(mark, { cause, causeId })),
  AttendanceMarkedAbsent: (state, { userId, leaveRequestId }) => remark(state, userId, declinedBy(leaveRequestId)),
  // Who has no mark then is absent by the rule, so nothing of the marks changes.
  RegisterClosed: (state) => ({ ...state, isClosed: true }),
};

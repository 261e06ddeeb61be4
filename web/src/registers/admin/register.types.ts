// What the screens of a register show, as the API answers it.

export type MarkStatus = 'present' | 'late' | 'absent' | 'excused';
export type MarkInput = Exclude<MarkStatus, 'excused'>;
export type RegisterGroup = {
  readonly _id: string;
  readonly name: string;
  readonly regionId: string;
  readonly timeZone: string;
};
export type RegisterStudent = {
  readonly userId: string;
  readonly name: string;
  readonly input: MarkInput | null;
  readonly status: MarkStatus | null;
  readonly excuses: readonly { readonly cause: 'leave' | 'explanation' | 'manual'; readonly causeId: string }[];
  readonly arrivedAt: string | null;
  readonly minutesLate: number | null;
  readonly takenBy: string | null;
  readonly takenByName: string | null;
  readonly takenAt: string | null;
  readonly batchId: string | null;
  readonly week: readonly { readonly date: string; readonly periodKey: string; readonly status: MarkStatus }[];
  readonly absences: number;
  readonly lates: number;
  readonly graceAbsents: number;
  readonly graceLates: number;
};
export type Counts = {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
  readonly open: number;
};
export type RegisterRow = {
  readonly id: string;
  readonly _revision: number;
  readonly groupId: string;
  readonly groupName: string;
  readonly regionId: string;
  readonly date: string;
  readonly periodKey: string;
  readonly term: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: 'open' | 'closed';
  readonly counts: Counts;
};
export type Register = RegisterRow & {
  readonly minutesLateThreshold: number;
  readonly students: readonly RegisterStudent[];
};
export type RegisterPeriod = {
  readonly periodKey: string;
  readonly start: string;
  readonly end: string;
  readonly term: string;
  readonly register: {
    readonly id: string;
    readonly status: 'open' | 'closed';
    readonly minutesLateThreshold: number;
  } | null;
};
export type RegisterDay = {
  readonly date: string;
  readonly periods: readonly RegisterPeriod[];
  readonly previousDate: string | null;
  readonly nextDate: string | null;
  readonly group: RegisterGroup;
};
export type MarkWish = { readonly userId: string; readonly status: MarkInput; readonly arrivedAt: string | null };

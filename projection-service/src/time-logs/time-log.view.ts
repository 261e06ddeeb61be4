import { group } from '@paideia/documents/port.ts';
import type { Person } from '../kernel/people.ts';
import { recordOf } from '../kernel/record.ts';

export const timeLogsGroup = group('timeLogs', 1);

export type TimeLogEntryView = {
  readonly entryId: string;
  readonly date: string;
  readonly minutes: number;
  /** Null after an erasure. */
  readonly activity: string | null;
};
export const timeLogStatuses = ['draft', 'submitted', 'evaluated'] as const;
/** `{userId}_{program}_{yyyyMMdd}`. The name and what people wrote are null after an erasure. */
export type TimeLogView = {
  readonly _id: string;
  /** It is that of its stream; an evaluation sends it back as what was seen. */
  readonly _revision: number;
  readonly userId: string;
  readonly studentName: string | null;
  readonly studentNameKey: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly program: string;
  readonly periodEnding: string;
  /** By date. */
  readonly entries: readonly TimeLogEntryView[];
  readonly totalMinutes: number;
  readonly status: (typeof timeLogStatuses)[number];
  readonly submittedAt: string | null;
  /** From 1 to 5. */
  readonly rating: number | null;
  readonly comments: string | null;
  readonly evaluatedBy: string | null;
  readonly evaluatedAt: string | null;
};
type Indexed = readonly (keyof TimeLogView)[];
/** Whoever asks for no status is answered by way of each; a person or a class has few enough to be sorted when they are asked for. */
const ways = [
  ['status'],
  ['regionId', 'status'],
  ...(['periodEnding', 'studentNameKey'] as const).flatMap((sort) => [
    ['status', sort] as const,
    ['regionId', 'status', sort] as const,
  ]),
  ['program', 'status', 'periodEnding'],
  ['groupId', 'periodEnding'],
  ['userId', 'periodEnding'],
] as const satisfies readonly Indexed[];
export const timeLogs = timeLogsGroup.collection<TimeLogView>('timeLogs', {
  indexes: Object.fromEntries(ways.map((fields) => [fields.join('-'), fields])),
  values: { status: timeLogStatuses },
  search: ['studentName'],
});

/** Private to the projection: the names that time logs are sorted by. */
export const timeLogPeople = timeLogsGroup.collection<Person>('timeLogPeople');

export const timeLogRecord = recordOf(timeLogs, { standing: { of: ['timeLog', 'evaluation'] } });

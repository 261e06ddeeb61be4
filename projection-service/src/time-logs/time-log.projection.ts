import { evaluationEvents, type EvaluationEvent } from '@paideia/events/evaluations/evaluation.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { timeLogEvents, type TimeLogEvent, type TimeLogRef } from '@paideia/events/time-logs/time-log.events.ts';
import { minutesOf } from '@paideia/events/time-logs/time-log.rules.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  update,
  upsert,
  type Found,
  type Need,
  type Occurred,
} from '../kernel/projection.ts';
import {
  timeLogPeople,
  timeLogRecord,
  timeLogs,
  timeLogsGroup,
  type TimeLogEntryView,
  type TimeLogView,
} from './time-log.view.ts';

const change = (id: string, { revision }: Occurred, fields: (log: TimeLogView) => Partial<TimeLogView>) =>
  update(timeLogs, id, (log) => ({ ...log, ...fields(log), _revision: revision }));
const withEntries = (entries: readonly TimeLogEntryView[]) => ({
  entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  totalMinutes: minutesOf(entries),
});
type Entry = DataOf<TimeLogEvent, 'TimeLogEntryAdded'>;
const entryOf = ({ entryId, date, minutes, activity }: Entry): TimeLogEntryView => ({
  entryId,
  date,
  minutes,
  activity,
});

const evaluated = ({ evaluationId, rating, comments, by }: DataOf<EvaluationEvent, 'EvaluationRecorded'>, at: string) =>
  update(timeLogs, evaluationId, (log) => ({ ...log, rating, comments, evaluatedBy: by, evaluatedAt: at }));

export const timeLogProjection = defineProjection<TimeLogEvent | EvaluationEvent | UserProfileEvent>({
  group: timeLogsGroup,
  collections: collectionsOf(timeLogs, timeLogPeople),
  records: [timeLogRecord],
  events: [timeLogEvents, evaluationEvents, userProfileEvents],
  on: {
    TimeLogEntryAdded: {
      needs: ({ userId }: TimeLogRef): readonly Need[] => [need(timeLogPeople, userId)],
      then: (data: Entry, { revision }: Occurred, found: Found) =>
        upsert(timeLogs, data.timeLogId, (there) => {
          const { timeLogId, userId, groupId, regionId, program, periodEnding } = data;
          const before: TimeLogView = there ?? {
            _id: timeLogId,
            _revision: revision,
            userId,
            groupId,
            regionId,
            program,
            periodEnding,
            ...studentNamed(found.one(timeLogPeople, userId)),
            entries: [],
            totalMinutes: 0,
            status: 'draft',
            submittedAt: null,
            rating: null,
            comments: null,
            evaluatedBy: null,
            evaluatedAt: null,
          };
          return { ...before, ...withEntries([...before.entries, entryOf(data)]), _revision: revision };
        }),
    },
    TimeLogEntryUpdated: (data, occurred) =>
      change(data.timeLogId, occurred, ({ entries }) =>
        withEntries(entries.map((one) => (one.entryId === data.entryId ? entryOf(data) : one))),
      ),
    TimeLogEntryRemoved: ({ timeLogId, entryId }, occurred) =>
      change(timeLogId, occurred, ({ entries }) => withEntries(entries.filter((one) => one.entryId !== entryId))),
    TimeLogSubmitted: ({ timeLogId }, occurred) =>
      change(timeLogId, occurred, () => ({ status: 'submitted', submittedAt: occurred.at })),
    TimeLogEvaluated: ({ timeLogId }, occurred) => change(timeLogId, occurred, () => ({ status: 'evaluated' })),
    TimeLogReopened: ({ timeLogId }, occurred) => change(timeLogId, occurred, () => ({ status: 'submitted' })),

    EvaluationRecorded: (data, { at }) => evaluated(data, at),
    EvaluationRevised: (data, { at }) => evaluated(data, at),
    EvaluationDeleted: ({ evaluationId }) =>
      update(timeLogs, evaluationId, (log) => ({
        ...log,
        rating: null,
        comments: null,
        evaluatedBy: null,
        evaluatedAt: null,
      })),

    ...followNames(timeLogPeople, timeLogs, studentNamed),
  },
});

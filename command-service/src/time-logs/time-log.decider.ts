import { isDeepStrictEqual } from 'node:util';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { latestDateAt } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { settingDefaults, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { programsIn, type TimeLogProgram } from '@paideia/events/time-logs/time-log-program.rules.ts';
import { timeLogCommands } from '@paideia/events/time-logs/time-log.commands.ts';
import {
  timeLogEvents,
  timeLogIdOf,
  timeLogStream,
  type TimeLogEvent,
  type TimeLogRef,
} from '@paideia/events/time-logs/time-log.events.ts';
import { readsTimeLog, timeLogPermissions } from '@paideia/events/time-logs/time-log.permissions.ts';
import { minutesLeft, minutesOf, mostEntries, weekdayOf } from '@paideia/events/time-logs/time-log.rules.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

type Entry = Pick<DataOf<TimeLogEvent, 'TimeLogEntryAdded'>, 'entryId' | 'date' | 'minutes' | 'activity'>;
type TimeLogState = {
  /** Null before the first entry. */
  readonly log: TimeLogRef | null;
  readonly entries: readonly Entry[];
  readonly isSubmitted: boolean;
  readonly isEvaluated: boolean;
};
type Rejected =
  | `timeLog.${'notEnrolled' | 'groupArchived' | 'programUnknown' | 'periodUnknown' | 'dayAhead' | 'dayIsFull' | 'tooManyEntries' | 'entryExists' | 'entryUnknown' | 'lastEntry' | 'empty' | 'evaluated' | 'notSubmitted'}`
  | 'noAccess';
export type TimeLogFacts = {
  /** The region of the group that a new log is kept for. */
  readonly regionId: string | undefined;
  /** In the group that the log is kept for. */
  readonly isEnrolled: boolean;
  /** Nothing is recorded in it any more; what was recorded before may still be handed in. */
  readonly isGroupArchived: boolean;
  readonly programs: readonly TimeLogProgram[];
};

const entryOf = ({ entryId, date, minutes, activity }: Entry): Entry => ({ entryId, date, minutes, activity });
/** All but the one that is changed. */
const others = ({ entries }: TimeLogState, entryId: string) => entries.filter((one) => one.entryId !== entryId);
/** Undefined where the day has come and all its entries fit into it. */
function unfit(entries: readonly Entry[], { date, minutes }: Entry, now: string): Rejection<Rejected> | undefined {
  if (date > latestDateAt(now)) return reject('timeLog.dayAhead');
  const left = minutesLeft(entries, date);
  // A college may have a text of its own with all the minutes.
  const params = { minutes: left, hours: Math.floor(left / 60), rest: left % 60 };
  return minutes > left ? reject('timeLog.dayIsFull', params) : undefined;
}
/** Why its student may not change it; undefined where it may be changed. */
const fixed = ({ isEvaluated }: TimeLogState, { isEnrolled }: TimeLogFacts): Rejection<Rejected> | undefined =>
  isEvaluated ? reject('timeLog.evaluated') : isEnrolled ? undefined : reject('timeLog.notEnrolled');

export const timeLog = defineDecider<TimeLogState, Rejected, TimeLogFacts>()({
  events: timeLogEvents,
  commands: timeLogCommands,
  permissions: timeLogPermissions,
  reads: readsTimeLog,
  creates: ['AddTimeLogEntry'],
  commutes: ['AddTimeLogEntry', 'RemoveTimeLogEntry'],
  stream: ({ data: { userId, program, periodEnding } }) => timeLogStream(timeLogIdOf(userId, program, periodEnding)),
  initial: { log: null, entries: [], isSubmitted: false, isEvaluated: false },
  exists: ({ log }) => log !== null,
  scope: ({ log }, { data }, { regionId }) => ({ ownerId: data.userId, regionId: log?.regionId ?? regionId }),
  facts: async ({ type, data }, ask, { log }) => {
    const groupId = log?.groupId ?? (type === 'AddTimeLogEntry' ? data.groupId : undefined);
    if (groupId === undefined || type === 'EvaluateTimeLog' || type === 'ReopenTimeLog')
      return { regionId: undefined, isEnrolled: false, isGroupArchived: false, programs: [] };
    const enrolment = await ask.table(enrolmentFacts).one(enrolmentIdOf(groupId, data.userId));
    const isEnrolled = enrolment?.status === 'active';
    const group = await ask.table(groupFacts).one(groupId);
    const isGroupArchived = group?.archived ?? false;
    if (log) return { regionId: log.regionId, isEnrolled, isGroupArchived, programs: [] };
    const { timeLogPrograms = settingDefaults.timeLogPrograms } = await ask.state(siteSettings, siteSettingsStream);
    return { regionId: group?.regionId, isEnrolled, isGroupArchived, programs: programsIn(timeLogPrograms) };
  },

  decide: {
    AddTimeLogEntry: (state, { groupId, userId, program, periodEnding, ...typed }, facts) => {
      const refused = fixed(state, facts);
      if (refused) return refused;
      const entry = entryOf(typed);
      const same = state.entries.find(({ entryId }) => entryId === entry.entryId);
      if (same) return isDeepStrictEqual(same, entry) ? [] : reject('timeLog.entryExists');
      if (facts.isGroupArchived) return reject('timeLog.groupArchived');
      if (state.entries.length >= mostEntries) return reject('timeLog.tooManyEntries', { most: mostEntries });
      const refusedEntry = unfit(state.entries, entry, facts.now);
      if (refusedEntry) return refusedEntry;
      if (state.log) return [{ type: 'TimeLogEntryAdded', data: { ...state.log, ...entry } }];
      const kept = facts.programs.find((one) => one.program === program);
      if (!kept) return reject('timeLog.programUnknown');
      if (weekdayOf(periodEnding) !== kept.weekday) return reject('timeLog.periodUnknown', { date: periodEnding });
      if (facts.regionId === undefined) return reject('timeLog.notEnrolled');
      const timeLogId = timeLogIdOf(userId, program, periodEnding);
      const log: TimeLogRef = { timeLogId, userId, groupId, regionId: facts.regionId, program, periodEnding };
      return [{ type: 'TimeLogEntryAdded', data: { ...log, ...entry } }];
    },
    UpdateTimeLogEntry: (state, typed, facts) => {
      const refused = fixed(state, facts);
      if (refused) return refused;
      const entry = entryOf(typed);
      const before = state.entries.find(({ entryId }) => entryId === entry.entryId);
      if (!before || !state.log) return reject('timeLog.entryUnknown');
      if (isDeepStrictEqual(before, entry)) return [];
      if (facts.isGroupArchived) return reject('timeLog.groupArchived');
      return (
        unfit(others(state, entry.entryId), entry, facts.now) ?? [
          { type: 'TimeLogEntryUpdated', data: { ...state.log, ...entry } },
        ]
      );
    },
    RemoveTimeLogEntry: (state, { entryId }, facts) => {
      const refused = fixed(state, facts);
      if (refused) return refused;
      const rest = others(state, entryId);
      if (!state.log || rest.length === state.entries.length) return [];
      if (state.isSubmitted && rest.length === 0) return reject('timeLog.lastEntry');
      return [{ type: 'TimeLogEntryRemoved', data: { ...state.log, entryId } }];
    },
    SubmitTimeLog: (state, _, facts) => {
      const refused = fixed(state, facts);
      if (refused) return refused;
      if (!state.log || state.entries.length === 0) return reject('timeLog.empty');
      if (state.isSubmitted) return [];
      return [{ type: 'TimeLogSubmitted', data: { ...state.log, totalMinutes: minutesOf(state.entries) } }];
    },
    /** Each time, so that whoever evaluates at the same moment is told of it. */
    EvaluateTimeLog: ({ log, isSubmitted }, _, { actorId }) => {
      if (actorId === null) return reject('noAccess');
      if (!log || !isSubmitted) return reject('timeLog.notSubmitted');
      return [{ type: 'TimeLogEvaluated', data: { ...log, by: actorId } }];
    },
    ReopenTimeLog: ({ log, isEvaluated }, _, { actorId }) => {
      if (actorId === null) return reject('noAccess');
      return log && isEvaluated ? [{ type: 'TimeLogReopened', data: { ...log, by: actorId } }] : [];
    },
  },
  evolve: {
    TimeLogEntryAdded: (state, { entryId, date, minutes, activity, ...log }) => ({
      ...state,
      log,
      entries: [...state.entries, { entryId, date, minutes, activity }],
    }),
    TimeLogEntryUpdated: (state, data) => ({
      ...state,
      entries: state.entries.map((one) => (one.entryId === data.entryId ? entryOf(data) : one)),
    }),
    TimeLogEntryRemoved: (state, { entryId }) => ({ ...state, entries: others(state, entryId) }),
    TimeLogSubmitted: (state) => ({ ...state, isSubmitted: true }),
    TimeLogEvaluated: (state) => ({ ...state, isEvaluated: true }),
    TimeLogReopened: (state) => ({ ...state, isEvaluated: false }),
  },
});

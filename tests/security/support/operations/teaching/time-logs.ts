import { classDay, classWeek, type Records } from '../../cast.ts';
import {
  day,
  fresh,
  list,
  listed,
  managesRegions,
  member,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
} from '../../row.ts';
import { admin, anyOf, keyed, regionalManager, self } from '@paideia/events/kernel/permission.ts';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { timeLogKeys } from '@paideia/events/time-logs/time-log.permissions.ts';

const reads = keyed(timeLogKeys.read, anyOf(admin, regionalManager));
/** A later week for each target: the group of a log is that of its first entry. */
const weeksOn = { own: 1, inRegion: 2, outOfRegion: 3 } as const;
const entry = (of: Records) => ({
  ...classWeek,
  periodEnding: daysAfter(classWeek.periodEnding, 7 * weeksOn[of.name]),
  _id: fresh(of, 'entry'),
  groupId: of.groupId,
  date: daysAfter(classDay, 7 * weeksOn[of.name]),
  minutes: 30,
  activity: reason,
});

export const queries: Readonly<Record<string, Row>> = {
  timeLogPrograms: own,
  timeLogs: { ...own, args: () => day, lists: { id: (of) => of.timeLogId, rule: self } },
  timeLog: { ...own, args: () => classWeek, note: 'the own' },
  allTimeLogs: list(listed(timeLogKeys.read, anyOf(admin, managesRegions)), { id: (of) => of.timeLogId, rule: reads }),
  TimeLog: ofPerson(reads, ({ timeLogId }) => ({ id: timeLogId })),
};
const ofOwnWeek: Row = { ...own, isAbsent: true, note: 'the own' };
export const mutations: Readonly<Record<string, Row>> = {
  addTimeLogEntry: ofRegion(member, (of) => ({ input: entry(of) })),
  updateTimeLogEntry: { ...ofOwnWeek, args: (of) => ({ ...revision, input: entry(of) }) },
  removeTimeLogEntry: { ...ofOwnWeek, args: (of) => ({ ...revision, ...classWeek, entryId: fresh(of, 'entry') }) },
  submitTimeLog: { ...ofOwnWeek, args: () => ({ ...revision, ...classWeek }) },
};

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
import { timeLogKeys } from '@paideia/events/time-logs/time-log.permissions.ts';

const reads = keyed(timeLogKeys.read, anyOf(admin, regionalManager));
/** Another week, whose log nobody has. */
const entry = (of: Records) => ({
  ...classWeek,
  _id: fresh(of, 'entry'),
  groupId: of.groupId,
  date: classDay,
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

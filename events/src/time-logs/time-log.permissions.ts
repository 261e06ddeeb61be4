import { admin, anyOf, inPerson, keyed, ofAnother, regionalManager, self, type Rule } from '../kernel/permission.ts';
import { defineKeys } from '../kernel/permission-key.ts';
import type { TimeLogCommand } from './time-log.commands.ts';

export const timeLogKeys = defineKeys('timeLogs', { order: 42, isRegional: true });

/** Who evaluates a time log, and takes an evaluation back. */
export const evaluatesTimeLog = inPerson(ofAnother(keyed(timeLogKeys.write, anyOf(admin, regionalManager))));

export const timeLogPermissions: Readonly<Record<TimeLogCommand['type'], Rule>> = {
  AddTimeLogEntry: self,
  UpdateTimeLogEntry: self,
  RemoveTimeLogEntry: self,
  SubmitTimeLog: self,
  EvaluateTimeLog: evaluatesTimeLog,
  ReopenTimeLog: evaluatesTimeLog,
};
/** Who may read one time log and its evaluation; everyone else is told that there is none. */
export const readsTimeLog = anyOf(self, keyed(timeLogKeys.read, anyOf(admin, regionalManager)));

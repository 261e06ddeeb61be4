import { firstDayOf, isInPeriod } from '@paideia/events/time-logs/time-log.rules.ts';
import { datesBetween } from '@paideia/events/kernel/dates.ts';
import type { TimeLogEntryFragment } from '../../generated/time-logs/time-logs.ts';
import type { TimeLogEntryInput } from '../../generated/schema.ts';
import { newId } from '../../lib/forms/index.ts';

/** It is typed as hours and minutes, and sent as minutes. */
export type EntryForm = Pick<Required<TimeLogEntryInput>, '_id' | 'date' | 'activity'> & {
  readonly hours: string;
  readonly minutes: string;
};
export type Week = Pick<TimeLogEntryInput, 'program' | 'periodEnding' | 'groupId'>;

export const daysOf = (periodEnding: string): readonly string[] =>
  datesBetween(firstDayOf(periodEnding), periodEnding, 7);
/** Today where that is a day of the week, else the first one. */
export const freshEntry = (periodEnding: string, today: string): EntryForm => ({
  _id: newId(),
  date: isInPeriod(today, periodEnding) ? today : firstDayOf(periodEnding),
  hours: '',
  minutes: '',
  activity: '',
});
export const entryFormOf = ({ entryId, date, minutes, activity }: TimeLogEntryFragment): EntryForm => ({
  _id: entryId,
  date,
  hours: String(Math.floor(minutes / 60)),
  minutes: String(minutes % 60),
  activity: activity ?? '',
});
export const entryInputOf = (
  { _id, date, hours, minutes, activity }: EntryForm,
  { program, periodEnding, groupId }: Week,
): Required<TimeLogEntryInput> => ({
  _id,
  groupId,
  program,
  periodEnding,
  date,
  minutes: 60 * Number(hours || 0) + Number(minutes || 0),
  activity,
});

import { defineMessages } from '../kernel/messages.ts';

/** Why a time log is not changed. */
export const timeLogMessages = defineMessages('timeLog', {
  notEnrolled: ['You are not enrolled in this group.', 'Only active students keep time logs'],
  groupArchived: ['This group is archived.', 'Nothing is recorded in it any more'],
  programUnknown: ['No time logs are kept in this program.', 'The setting names no such program'],
  periodUnknown: ['No week of this program ends on {date}.', 'The weeks of the program end on another weekday'],
  outsideOfPeriod: ['This day is outside of the week.', 'The date of an entry'],
  dayAhead: ['This day has not come yet.', 'The date of an entry'],
  dayIsFull: ['A day has 24 hours; {hours} h {rest} min of it are left.', 'All entries of one day together'],
  tooManyEntries: ['A time log has at most {most} entries.', 'An entry is added'],
  entryExists: ['This entry has already been added.', 'The id belongs to another entry'],
  entryUnknown: ['This entry is not there any more.', 'An entry is changed'],
  lastEntry: ['A submitted time log keeps at least one entry.', 'The only entry is removed'],
  empty: ['Add an entry first.', 'Nothing to submit'],
  evaluated: ['This time log has been evaluated and can no longer be changed.', 'It is frozen'],
  notSubmitted: ['This time log has not been submitted yet.', 'It is evaluated afterwards'],
});

/** What is held on a person, as the person is handed it. */
export const timeLogExportMessages = defineMessages('myData', {
  timeLogs: ['Time logs', 'Heading of a part of the downloaded data'],
  'timeLogs.about': [
    'The hours that you recorded, and how they were evaluated.',
    'Below the heading of a part of the downloaded data',
  ],
});

import { days, defineAudit, sentence, whole } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  timeLogAuditFields,
  timeLogAuditValues,
  timeLogCategories,
  timeLogSentences as texts,
} from './time-log-audit.messages.ts';
import { timeLogEvents } from './time-log.events.ts';
import { firstDayOf } from './time-log.rules.ts';

type Week = { readonly periodEnding: string };
const said =
  (message: MessageDescriptor) =>
  ({ periodEnding }: Week) =>
    sentence(message, { dates: days(firstDayOf(periodEnding), periodEnding) });
type Entry = { readonly date: string; readonly minutes: number };
const told =
  (message: MessageDescriptor) =>
  ({ date, minutes }: Entry) =>
    sentence(message, { date: days(date), minutes });

export const timeLogAudit = defineAudit(timeLogEvents, {
  label: timeLogCategories.timeLog,
  fields: timeLogAuditFields,
  values: timeLogAuditValues,
  hidden: ['timeLogId', 'entryId'],
  rows: {
    TimeLogEntryAdded: {
      sentence: told(texts.TimeLogEntryAdded),
      changes: ({ entryId, date, minutes, activity }) => [{ owner: entryId, fields: { date, minutes, activity } }],
    },
    TimeLogEntryUpdated: {
      sentence: told(texts.TimeLogEntryUpdated),
      changes: ({ entryId, date, minutes, activity }) => [{ owner: entryId, fields: { date, minutes, activity } }],
    },
    TimeLogEntryRemoved: { sentence: said(texts.TimeLogEntryRemoved), changes: () => [] },
    TimeLogSubmitted: {
      sentence: said(texts.TimeLogSubmitted),
      changes: ({ totalMinutes }) => whole({ status: 'submitted', totalMinutes }),
    },
    TimeLogEvaluated: {
      sentence: said(texts.TimeLogEvaluated),
      changes: () => whole({ status: 'evaluated' }),
    },
    TimeLogReopened: { sentence: said(texts.TimeLogReopened), changes: () => whole({ status: 'submitted' }) },
  },
});

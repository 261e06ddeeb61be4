import { z } from 'zod';
import { DateInput, Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { Program } from './time-log.events.ts';
import { isInPeriod, longestActivity, mostMinutes } from './time-log.rules.ts';

export const timeLogRef = z.object({ userId: Id, program: Program, periodEnding: DateInput });
/** It is what is typed of an entry. */
const TimeLogEntryFields = z.object({
  date: DateInput,
  minutes: z.number().int().min(1).max(mostMinutes),
  activity: Text(longestActivity),
});
const entry = timeLogRef.extend({ entryId: Id, ...TimeLogEntryFields.shape });
const inPeriod = <T extends z.ZodType<{ date: string; periodEnding: string }>>(schema: T) =>
  schema.refine(({ date, periodEnding }) => isInPeriod(date, periodEnding), {
    message: 'timeLog.outsideOfPeriod',
    path: ['date'],
  });

export const timeLogCommands = defineCommands({
  /** The group is the one that a log is kept for; its first entry says it. */
  AddTimeLogEntry: inPeriod(entry.extend({ groupId: Id })),
  UpdateTimeLogEntry: inPeriod(entry),
  RemoveTimeLogEntry: timeLogRef.extend({ entryId: Id }),
  SubmitTimeLog: timeLogRef,
  /** These are steps of saving an evaluation and of deleting it. */
  EvaluateTimeLog: timeLogRef,
  ReopenTimeLog: timeLogRef,
});
export type TimeLogCommand = CommandOf<typeof timeLogCommands>;

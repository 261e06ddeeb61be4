import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { timeLogCommands } from './time-log.commands.ts';

const week = { userId: ada, program: 'practicum', periodEnding: '2026-10-17' };
const entryId = exampleId('e');

export const timeLogExamples = {
  AddTimeLogEntry: {
    ...week,
    groupId: yearOne,
    entryId,
    date: '2026-10-13',
    minutes: 90,
    activity: 'Visited two families',
  },
  UpdateTimeLogEntry: { ...week, entryId, date: '2026-10-13', minutes: 75, activity: 'Visited a family' },
  RemoveTimeLogEntry: { ...week, entryId },
  SubmitTimeLog: week,
  EvaluateTimeLog: week,
  ReopenTimeLog: week,
} satisfies ExamplesOf<typeof timeLogCommands>;

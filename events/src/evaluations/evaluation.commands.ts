import { z } from 'zod';
import { OptionalText } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { timeLogRef } from '../time-logs/time-log.commands.ts';
import { highestRating, longestComments, lowestRating } from './evaluation.rules.ts';

/** It closes the time log, which keeps its entries from then on. */
export const SaveEvaluation = timeLogRef.extend({
  rating: z.number().int().min(lowestRating).max(highestRating),
  comments: OptionalText(longestComments),
});
/** It opens the time log again. */
export const DeleteEvaluation = timeLogRef;

export const evaluationCommands = defineCommands({
  /** These are the last steps of the two above. */
  RecordEvaluation: SaveEvaluation,
  RemoveEvaluation: DeleteEvaluation,
});
export type EvaluationCommand = CommandOf<typeof evaluationCommands>;

import { ada, type ExamplesOf } from '../kernel/examples.ts';
import type { DeleteEvaluation, evaluationCommands, SaveEvaluation } from './evaluation.commands.ts';

const week = { userId: ada, program: 'practicum', periodEnding: '2026-10-17' };
const evaluation = { ...week, rating: 4, comments: 'Faithful work.' };

export const evaluationExamples = {
  SaveEvaluation: evaluation,
  DeleteEvaluation: week,
  RecordEvaluation: evaluation,
  RemoveEvaluation: week,
} satisfies ExamplesOf<
  typeof evaluationCommands & {
    readonly SaveEvaluation: typeof SaveEvaluation;
    readonly DeleteEvaluation: typeof DeleteEvaluation;
  }
>;

import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { logitCommands } from './logit.commands.ts';

export const logitExamples: ExamplesOf<typeof logitCommands> = {
  RecordLogit: {
    logitId: exampleId('o'),
    day: '20261013',
    userId: ada,
    action: 'courseActivity',
    type: 'ACTIVITY',
    payload: { courseId: exampleId('c') },
  },
};

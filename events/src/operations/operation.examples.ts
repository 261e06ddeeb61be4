import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { replayCommands, verificationCommands } from './operation.commands.ts';

const replay = { replayId: exampleId('y'), projectionName: 'users' };
export const replayExamples: ExamplesOf<typeof replayCommands> = {
  StartReplay: replay,
  CancelReplay: { projectionName: 'users' },
  FinishReplay: { ...replay, outcome: 'done', events: 2_740, documents: 41, checksum: 'ab'.repeat(32), reason: null },
};
export const verificationExamples: ExamplesOf<typeof verificationCommands> = {
  StartVerification: { verificationId: exampleId('v') },
  CancelVerification: {},
  FinishVerification: { verificationId: exampleId('v'), outcome: 'whole', events: 2_740, reason: null },
};

import { defineMessages } from '../kernel/messages.ts';

/** Why long work is not begun or not cancelled. */
export const operationMessages = defineMessages('replay', {
  replayRuns: ['This read model is already being rebuilt.', 'One rebuild at a time', 'replay.runs'],
  replayOver: ['No rebuild of this read model is running.', 'Nothing to cancel', 'replay.over'],
  verificationRuns: ['A verification is already running.', 'One at a time', 'verification.runs'],
  verificationOver: ['No verification is running.', 'Nothing to cancel', 'verification.over'],
});

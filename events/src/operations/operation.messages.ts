import { defineMessages } from '../kernel/messages.ts';

/** Why long work is not begun or not cancelled. */
export const operationMessages = defineMessages({
  replayRuns: {
    id: 'replay.runs',
    defaultMessage: 'This read model is being rebuilt already.',
    description: 'One rebuild at a time',
  },
  replayOver: {
    id: 'replay.over',
    defaultMessage: 'No rebuild of this read model is running.',
    description: 'Nothing to cancel',
  },
  verificationRuns: {
    id: 'verification.runs',
    defaultMessage: 'A verification is running already.',
    description: 'One at a time',
  },
  verificationOver: {
    id: 'verification.over',
    defaultMessage: 'No verification is running.',
    description: 'Nothing to cancel',
  },
});

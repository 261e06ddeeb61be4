import { defineMessages } from '../kernel/messages.ts';

/** Why long work is not begun or not cancelled. */
export const operationMessages = defineMessages({
  replayRuns: {
    id: 'replay.runs',
    defaultMessage: 'This read model is already being rebuilt.',
    description: 'One rebuild at a time',
  },
  replayOver: {
    id: 'replay.over',
    defaultMessage: 'No rebuild of this read model is running.',
    description: 'Nothing to cancel',
  },
  verificationRuns: {
    id: 'verification.runs',
    defaultMessage: 'A verification is already running.',
    description: 'One at a time',
  },
  verificationOver: {
    id: 'verification.over',
    defaultMessage: 'No verification is running.',
    description: 'Nothing to cancel',
  },
});

import { defineMessages } from '../kernel/messages.ts';

/** One sentence an event type of the installation's own upkeep. */
export const operationSentences = defineMessages({
  ReplayStarted: {
    id: 'audit.ReplayStarted',
    defaultMessage: '{actor} had the read model {name} rebuilt',
    description: 'A rebuild beside the live one began',
  },
  ReplayCancelled: {
    id: 'audit.ReplayCancelled',
    defaultMessage: '{actor} cancelled the rebuild of the read model {name}',
    description: 'The live one stays',
  },
  ReplayFinished: {
    id: 'audit.ReplayFinished',
    defaultMessage: 'The read model {name} was rebuilt',
    description: 'How a rebuild ended',
  },
  'ReplayFinished.failed': {
    id: 'audit.ReplayFinished.failed',
    defaultMessage: 'The read model {name} could not be rebuilt',
    description: 'How a rebuild ended',
  },
  VerificationStarted: {
    id: 'audit.VerificationStarted',
    defaultMessage: '{actor} had the log and every read model verified',
    description: 'A verification began',
  },
  VerificationCancelled: {
    id: 'audit.VerificationCancelled',
    defaultMessage: '{actor} cancelled the verification',
    description: 'Nothing was found out',
  },
  VerificationFinished: {
    id: 'audit.VerificationFinished',
    defaultMessage: 'The verification could not be finished',
    description: 'How a verification ended',
  },
  'VerificationFinished.whole': {
    id: 'audit.VerificationFinished.whole',
    defaultMessage: 'The verification found everything whole',
    description: 'How a verification ended',
  },
  'VerificationFinished.changed': {
    id: 'audit.VerificationFinished.changed',
    defaultMessage: 'The verification found a change',
    description: 'How a verification ended',
  },
});

import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const operationCategories = defineMessages({
  projectionReplay: {
    id: 'auditLog.category.projectionReplay',
    defaultMessage: 'Rebuild of a read model',
    description: 'Kind of record in the system log',
  },
  logVerification: {
    id: 'auditLog.category.logVerification',
    defaultMessage: 'Verification',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
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
    defaultMessage: 'The verification found everything intact',
    description: 'How a verification ended',
  },
  'VerificationFinished.changed': {
    id: 'audit.VerificationFinished.changed',
    defaultMessage: 'The verification found a change',
    description: 'How a verification ended',
  },
});

/** What the fields are called. */
export const operationAuditFields = defineMessages({
  replayId: { id: 'audit.field.replayId', defaultMessage: 'Rebuild', description: 'A field of an event: replayId' },
  projectionName: {
    id: 'audit.field.projectionName',
    defaultMessage: 'Read model',
    description: 'A field of an event: projectionName',
  },
  events: { id: 'audit.field.events', defaultMessage: 'Events', description: 'A field of an event: events' },
  documents: {
    id: 'audit.field.documents',
    defaultMessage: 'Documents',
    description: 'A field of an event: documents',
  },
  checksum: { id: 'audit.field.checksum', defaultMessage: 'Checksum', description: 'A field of an event: checksum' },
  verificationId: {
    id: 'audit.field.verificationId',
    defaultMessage: 'Verification',
    description: 'A field of an event: verificationId',
  },
});

/** What the fixed values are called. */
export const operationAuditValues = defineMessages({
  done: { id: 'audit.value.done', defaultMessage: 'done', description: 'A value of an event: done' },
  whole: { id: 'audit.value.whole', defaultMessage: 'intact', description: 'A value of an event: whole' },
  changed: { id: 'audit.value.changed', defaultMessage: 'changed', description: 'A value of an event: changed' },
});

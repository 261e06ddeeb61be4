import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const operationCategories = defineMessages('auditLog.category', {
  projectionReplay: ['Rebuild of a read model', 'Kind of record in the system log'],
  logVerification: ['Verification', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const operationSentences = defineMessages('audit', {
  ReplayStarted: ['{actor} had the read model {name} rebuilt', 'A rebuild beside the live one began'],
  ReplayCancelled: ['{actor} cancelled the rebuild of the read model {name}', 'The live one stays'],
  ReplayFinished: ['The read model {name} was rebuilt', 'How a rebuild ended'],
  'ReplayFinished.failed': ['The read model {name} could not be rebuilt', 'How a rebuild ended'],
  VerificationStarted: ['{actor} had the log and every read model verified', 'A verification began'],
  VerificationCancelled: ['{actor} cancelled the verification', 'Nothing was found out'],
  VerificationFinished: ['The verification could not be finished', 'How a verification ended'],
  'VerificationFinished.whole': ['The verification found everything intact', 'How a verification ended'],
  'VerificationFinished.changed': ['The verification found a change', 'How a verification ended'],
});

/** The log calls the fields so. */
export const operationAuditFields = defineMessages('audit.field', {
  replayId: ['Rebuild', 'A field of an event: replayId'],
  projectionName: ['Read model', 'A field of an event: projectionName'],
  events: ['Events', 'A field of an event: events'],
  documents: ['Documents', 'A field of an event: documents'],
  checksum: ['Checksum', 'A field of an event: checksum'],
  verificationId: ['Verification', 'A field of an event: verificationId'],
});

/** The log calls the fixed values so. */
export const operationAuditValues = defineMessages('audit.value', {
  done: ['done', 'A value of an event: done'],
  whole: ['intact', 'A value of an event: whole'],
  changed: ['changed', 'A value of an event: changed'],
});

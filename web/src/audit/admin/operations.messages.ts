import { defineMessages } from '../../lib/i18n/index.ts';

/** The operators' page of the system log. */
export const operationsMessages = defineMessages({
  tab: { id: 'operations.tab', defaultMessage: 'Operations', description: 'Tab of the system log.' },
  models: { id: 'operations.models', defaultMessage: 'Read models', description: 'Heading.' },
  model: { id: 'operations.model', defaultMessage: 'Read model', description: 'Column.' },
  state: { id: 'operations.state', defaultMessage: 'State', description: 'Column.' },
  upToDate: {
    id: 'operations.upToDate',
    defaultMessage: 'Up to date',
    description: 'A read model has seen every event.',
  },
  behind_one: {
    id: 'operations.behind_one',
    defaultMessage: '{count} event behind',
    description: 'A read model has not seen these yet.',
  },
  behind_other: {
    id: 'operations.behind_other',
    defaultMessage: '{count} events behind',
    description: 'A read model has not seen these yet.',
  },
  parkedCount_one: {
    id: 'operations.parkedCount_one',
    defaultMessage: '{count} event parked',
    description: 'A read model could not take these.',
  },
  parkedCount_other: {
    id: 'operations.parkedCount_other',
    defaultMessage: '{count} events parked',
    description: 'A read model could not take these.',
  },
  rebuilding: { id: 'operations.rebuilding', defaultMessage: 'Rebuilding {name}, {percent}', description: 'Progress.' },
  rebuild: { id: 'operations.rebuild', defaultMessage: 'Rebuild', description: 'Button.' },
  rebuildOf: { id: 'operations.rebuildOf', defaultMessage: 'Rebuild {name}', description: 'Button, read out.' },
  replay: { id: 'operations.replay', defaultMessage: 'Replay', description: 'Button at a parked event.' },
  replayOf: {
    id: 'operations.replayOf',
    defaultMessage: 'Replay {name}',
    description: 'Button at a parked event, read out.',
  },
  cancel: {
    id: 'operations.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: ends a rebuild or a verification.',
  },
  cancelOf: {
    id: 'operations.cancelOf',
    defaultMessage: 'Cancel the rebuild of {name}',
    description: 'Button, read out.',
  },
  foreign: {
    id: 'operations.foreign',
    defaultMessage: 'Another program writes to the event store. Its events are passed over: {count} since the start.',
    description: 'Notice. {count} is how many events.',
  },
  verification: { id: 'operations.verification', defaultMessage: 'Verification', description: 'Heading.' },
  verifyNow: { id: 'operations.verifyNow', defaultMessage: 'Verify now', description: 'Button.' },
  verifying: { id: 'operations.verifying', defaultMessage: 'Verifying, {percent}', description: 'Progress.' },
  never: {
    id: 'operations.never',
    defaultMessage: 'The log and the read models have never been verified.',
    description: 'No verification yet.',
  },
  whole: { id: 'operations.whole', defaultMessage: 'Everything is intact', description: 'What a verification found.' },
  changed: {
    id: 'operations.changed',
    defaultMessage: 'Something was changed',
    description: 'What a verification found.',
  },
  verified: {
    id: 'operations.verified',
    defaultMessage: '{at}, by {by}',
    description: 'When a verification ended and who wanted it.',
  },
  commandLine: {
    id: 'operations.commandLine',
    defaultMessage: 'the command line',
    description: 'Who wanted a verification.',
  },
  compared: {
    id: 'operations.compared',
    defaultMessage: '{events} events, {models} read models, {documents} documents',
    description: 'How much was verified.',
  },
  backup: { id: 'operations.backup', defaultMessage: 'Last backup', description: 'Heading.' },
  noBackup: {
    id: 'operations.noBackup',
    defaultMessage: 'No backup has been made. On the server: npm run backup',
    description: 'No backup yet.',
  },
  backupSize: {
    id: 'operations.backupSize',
    defaultMessage: '{events} events, {size} MB',
    description: 'What a backup holds.',
  },
  withSecrets: {
    id: 'operations.withSecrets',
    defaultMessage: 'with the secrets',
    description: 'A backup that holds the keys.',
  },
  withoutSecrets: {
    id: 'operations.withoutSecrets',
    defaultMessage: 'without the secrets',
    description: 'A backup that does not hold the keys.',
  },
  parked: { id: 'operations.parked', defaultMessage: 'Parked events', description: 'Heading.' },
  noParked: {
    id: 'operations.noParked',
    defaultMessage: 'Nothing is parked: every event was processed.',
    description: 'No parked events.',
  },
  waits: {
    id: 'operations.waits',
    defaultMessage: 'Waits for an earlier event',
    description: 'Why an event is parked.',
  },
  tryAgain: {
    id: 'operations.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button at parked events of reactions.',
  },
  waiting: {
    id: 'operations.waiting',
    defaultMessage: 'After a restore these wait for your confirmation, and send no e-mail until then: {names}',
    description: 'Warning.',
  },
  resume: { id: 'operations.resume', defaultMessage: 'Let them go on', description: 'Button.' },
  history: { id: 'operations.history', defaultMessage: 'Rebuilds', description: 'Heading.' },
  noHistory: {
    id: 'operations.noHistory',
    defaultMessage: 'No rebuild has been asked for here yet.',
    description: 'No rebuilds.',
  },
  running: { id: 'operations.running', defaultMessage: 'Running', description: 'State of a rebuild.' },
  done: { id: 'operations.done', defaultMessage: 'Done', description: 'State of a rebuild.' },
  failed: { id: 'operations.failed', defaultMessage: 'Failed', description: 'State of a rebuild.' },
  cancelled: { id: 'operations.cancelled', defaultMessage: 'Cancelled', description: 'State of a rebuild.' },
  made: {
    id: 'operations.made',
    defaultMessage: '{events} events, {documents} documents, checksum {checksum}',
    description: 'What a rebuild made.',
  },
  someone: { id: 'operations.someone', defaultMessage: 'somebody', description: 'A person without a name.' },
});

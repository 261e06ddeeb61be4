import { defineMessages } from './messages.ts';

/** Words that the sentences of the system log are made of. */
export const auditWords = defineMessages({
  system: {
    id: 'audit.system',
    defaultMessage: 'The system',
    description: 'Who acted, when no person did: a rule, a timer or the demo data',
  },
  visitor: { id: 'audit.visitor', defaultMessage: 'A visitor', description: 'Who acted, when nobody was signed in' },
  someone: {
    id: 'audit.someone',
    defaultMessage: 'a former user',
    description: 'A person whose name is not known any more',
  },
  something: {
    id: 'audit.something',
    defaultMessage: 'an unnamed record',
    description: 'A group, region or document whose name is not known',
  },
  someDay: { id: 'audit.someDay', defaultMessage: 'an unknown day', description: 'A date that is not known' },
  nothing: { id: 'audit.nothing', defaultMessage: 'none', description: 'An empty list' },
  onBehalfBy: {
    id: 'audit.onBehalfBy',
    defaultMessage: '{sentence} (done by {actor}, signed in as {person})',
    description: 'The same where the sentence does not name who acts',
  },
  onBehalf: {
    id: 'audit.onBehalf',
    defaultMessage: '{sentence} (signed in as {person})',
    description: 'Added while someone acts as someone else',
  },
  fieldOf: {
    id: 'audit.fieldOf',
    defaultMessage: '{field}, {name}',
    description: 'A changed field of one of several people or regions',
  },
  labelled: {
    id: 'audit.labelled',
    defaultMessage: '{label}: {value}',
    description: 'A value with its label, within a list',
  },
});

/** The columns of the file of events. */
export const auditFileMessages = defineMessages({
  at: { id: 'auditCsv.at', defaultMessage: 'When', description: 'Column of the file of events' },
  actor: { id: 'auditCsv.actor', defaultMessage: 'Who', description: 'Column of the file of events' },
  subject: { id: 'auditCsv.subject', defaultMessage: 'About', description: 'Column of the file of events' },
  category: { id: 'auditCsv.category', defaultMessage: 'Kind of record', description: 'Column of the file of events' },
  sentence: { id: 'auditCsv.sentence', defaultMessage: 'What happened', description: 'Column of the file of events' },
  kind: { id: 'auditCsv.kind', defaultMessage: 'Kind', description: 'Column of the file of activity' },
  noted: { id: 'auditCsv.noted', defaultMessage: 'What was noted', description: 'Column of the file of activity' },
  changes: { id: 'auditCsv.changes', defaultMessage: 'Changes', description: 'Column of the file of events' },
});

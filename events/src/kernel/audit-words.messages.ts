import { defineMessages } from './messages.ts';

/** Words that the sentences of the system log are made of. */
export const auditWords = defineMessages('audit', {
  system: ['The system', 'Who acted, when no person did: a rule, a timer or the demo data'],
  visitor: ['A visitor', 'Who acted, when nobody was signed in'],
  someone: ['a former user', 'A person whose name is not known any more'],
  something: ['an unnamed record', 'A group, region or document whose name is not known'],
  someDay: ['an unknown day', 'A date that is not known'],
  nothing: ['none', 'An empty list'],
  onBehalfBy: [
    '{sentence} (done by {actor}, signed in as {person})',
    'The same where the sentence does not name who acts',
  ],
  onBehalf: ['{sentence} (signed in as {person})', 'Added while someone acts as someone else'],
  fieldOf: ['{field}, {name}', 'A changed field of one of several people or regions'],
  labelled: ['{label}: {value}', 'A value with its label, within a list'],
});

/** These head the columns of the file of events. */
export const auditFileMessages = defineMessages('auditCsv', {
  at: ['When', 'Column of the file of events'],
  actor: ['Who', 'Column of the file of events'],
  subject: ['About', 'Column of the file of events'],
  category: ['Kind of record', 'Column of the file of events'],
  sentence: ['What happened', 'Column of the file of events'],
  kind: ['Kind', 'Column of the file of activity'],
  noted: ['What was noted', 'Column of the file of activity'],
  changes: ['Changes', 'Column of the file of events'],
});

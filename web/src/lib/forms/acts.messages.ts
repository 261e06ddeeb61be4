import { defineMessages } from '../i18n/messages.ts';

/** What every act of the staff has in common: its reason, its figures, and somebody who was faster. */
export const actsMessages = defineMessages({
  reason: {
    id: 'acts.reason',
    defaultMessage: 'Reason',
    description: 'Field: why something is done; it stays in the history.',
  },
  reasonHint: { id: 'acts.reasonHint', defaultMessage: 'It is kept in the history.', description: 'Below that field.' },
  changes: { id: 'acts.changes', defaultMessage: 'What this changes', description: 'Heading in a dialog.' },
  history: { id: 'acts.history', defaultMessage: 'History', description: 'Heading.' },
  overtaken: {
    id: 'acts.overtaken',
    defaultMessage:
      'Somebody changed this while you were looking at it. You now see the current state; your changes were not saved.',
    description: 'Alert: somebody else was faster.',
  },
  unreadable: {
    id: 'acts.unreadable',
    defaultMessage: 'This is not a number. Write it like {example}.',
    description: 'Below a field; {example} is a number.',
  },
  ambiguous: {
    id: 'acts.ambiguous',
    defaultMessage: 'This can be read in two ways. Write it like {example}.',
    description: 'Below a field: a point or a comma could mean thousands or decimals.',
  },
  tooFine: {
    id: 'acts.tooFine',
    defaultMessage: 'Too many digits. Write it like {example}.',
    description: 'Below a field: more decimals than there can be.',
  },
  tooSmall: { id: 'acts.tooSmall', defaultMessage: 'At least {least}.', description: 'Below a field.' },
  tooLarge: { id: 'acts.tooLarge', defaultMessage: 'At most {most}.', description: 'Below a field.' },
  empty: { id: 'acts.empty', defaultMessage: 'Please fill this in.', description: 'Below a field.' },
});

import { defineMessages } from '../i18n/messages.ts';

/** Every act of the staff has this in common: its reason, its figures, and somebody who was faster. */
export const actsMessages = defineMessages('acts', {
  reason: ['Reason', 'Field: why something is done; it stays in the history.'],
  reasonHint: ['It is kept in the history.', 'Below that field.'],
  changes: ['What this changes', 'Heading in a dialog.'],
  history: ['History', 'Heading.'],
  overtaken: [
    'Somebody changed this while you were looking at it. You now see the current state; your changes were not saved.',
    'Alert: somebody else was faster.',
  ],
  unreadable: ['This is not a number. Write it like {example}.', 'Below a field; {example} is a number.'],
  ambiguous: [
    'This can be read in two ways. Write it like {example}.',
    'Below a field: a point or a comma could mean thousands or decimals.',
  ],
  tooFine: ['Too many digits. Write it like {example}.', 'Below a field: more decimals than there can be.'],
  tooSmall: ['At least {least}.', 'Below a field.'],
  tooLarge: ['At most {most}.', 'Below a field.'],
  empty: ['Please fill this in.', 'Below a field.'],
});

import { defineMessages } from '../lib/i18n/index.ts';

export const scansMessages = defineMessages('scans', {
  code: ['Code on the screen', 'Field: the figures that are shown in class.'],
  hint: ['It is shown in class and changes every minute.', 'Below that field.'],
  send: ['I am here', 'Button: records that the student has come.'],
  done: ['Recorded: {status}', 'Short notice; {status} is present, late, absent or excused.'],
});

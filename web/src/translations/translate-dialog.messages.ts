import { defineMessages } from '../lib/i18n/index.ts';

export const translateDialogMessages = defineMessages('translateDialog', {
  readIn: ['Read beside it in', 'Label of a choice of languages: the text is shown in this one too.'],
});

import { defineMessages } from '../../lib/i18n/index.ts';

export const documentPageMessages = defineMessages('documentPage', {
  unwritten: [
    'Nobody has published this page yet. It is the document with the title “{title}”.',
    'Superadmins read it in place of the page; the title stays as it is.',
  ],
  write: ['To the documents', 'Link there, where it is written.'],
});

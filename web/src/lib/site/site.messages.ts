import { defineMessages } from '../i18n/messages.ts';

/** What stands around every page, with and without a sign-in. */
export const siteMessages = defineMessages({
  copyright: { id: 'shell.copyright', defaultMessage: '© {year} {name}', description: 'At the bottom of every page.' },
  language: { id: 'shell.language', defaultMessage: 'Language', description: 'Label of the language picker.' },
  toDark: {
    id: 'shell.toDark',
    defaultMessage: 'Use dark colours',
    description: 'Label of the button that switches the theme.',
  },
  toLight: {
    id: 'shell.toLight',
    defaultMessage: 'Use light colours',
    description: 'Label of the button that switches the theme.',
  },
});

import { defineMessages } from '../i18n/messages.ts';

/** What stands around every page, with and without a sign-in. */
export const siteMessages = defineMessages('shell', {
  copyright: ['© {year} {name}', 'At the bottom of every page.'],
  language: ['Language', 'Label of the language picker.'],
  toDark: ['Use dark colours', 'Label of the button that switches the theme.'],
  toLight: ['Use light colours', 'Label of the button that switches the theme.'],
});

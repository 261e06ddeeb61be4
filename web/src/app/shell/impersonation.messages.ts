import { defineMessages } from '../../lib/i18n/index.ts';

export const impersonationMessages = defineMessages('shell', {
  bar: ['Acting for somebody else', 'Name of the black bar, for screen readers.', 'shell.actingBar'],
  actingAs: ['You see the site as {name}', 'In the black bar, to an admin who acts as somebody else.'],
  endsIn: ['{minutes} min left', 'In the black bar: how long it still lasts.', 'shell.actingEndsIn'],
  allow: ['Allow changes', 'Switch in the black bar; off means looking only.', 'shell.actingAllow'],
  logOut: ['Log out', 'Button in the black bar: back to the admin.', 'shell.actingLogOut'],
});

import { defineMessages } from '../../lib/i18n/index.ts';

export const impersonationMessages = defineMessages({
  bar: {
    id: 'shell.actingBar',
    defaultMessage: 'Acting for somebody else',
    description: 'Name of the black bar, for screen readers.',
  },
  actingAs: {
    id: 'shell.actingAs',
    defaultMessage: 'You see the site as {name}',
    description: 'In the black bar, to an admin who acts as somebody else.',
  },
  endsIn: {
    id: 'shell.actingEndsIn',
    defaultMessage: '{minutes} min left',
    description: 'In the black bar: how long it still lasts.',
  },
  allow: {
    id: 'shell.actingAllow',
    defaultMessage: 'Allow changes',
    description: 'Switch in the black bar; off means looking only.',
  },
  logOut: {
    id: 'shell.actingLogOut',
    defaultMessage: 'Log out',
    description: 'Button in the black bar: back to the admin.',
  },
});

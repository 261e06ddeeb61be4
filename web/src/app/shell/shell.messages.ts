import { defineMessages } from '../../lib/i18n/index.ts';

export const shellMessages = defineMessages({
  skip: {
    id: 'shell.skip',
    defaultMessage: 'Skip to the content',
    description: 'First link of every page, for keyboards.',
  },
  home: { id: 'shell.home', defaultMessage: '{appName}, home', description: 'Label of the mark at the top left.' },
  menu: { id: 'shell.menu', defaultMessage: 'Main', description: 'Label of the main menu.' },
  more: { id: 'shell.more', defaultMessage: 'More', description: 'Last entry of the phone menu.' },
  unread_one: {
    id: 'shell.unread_one',
    defaultMessage: 'Notifications, {count} unread',
    description: 'Label of the bell.',
  },
  unread_other: {
    id: 'shell.unread_other',
    defaultMessage: 'Notifications, {count} unread',
    description: 'Label of the bell.',
  },
  account: {
    id: 'shell.account',
    defaultMessage: 'Account and settings of {name}',
    description: 'Label of the menu at the top right.',
  },
  settings: {
    id: 'shell.settings',
    defaultMessage: 'Settings',
    description: 'Heading in the menu at the top right, for staff.',
  },
  restricted: {
    id: 'shell.restricted',
    defaultMessage: 'Restricted',
    description: 'Heading in the menu at the top right, for superadmins.',
  },
  staffConsole: {
    id: 'shell.staffConsole',
    defaultMessage: 'Staff console',
    description: 'Link to the pages for staff.',
  },
  goTo: {
    id: 'shell.goTo',
    defaultMessage: 'Go to',
    description: 'Button that opens the window which finds pages, and its label.',
  },
  goToHint: {
    id: 'shell.goToHint',
    defaultMessage: 'Go to (Ctrl K)',
    description: 'Hint of that button, with its keys.',
  },
  signOut: { id: 'shell.signOut', defaultMessage: 'Sign out', description: 'Menu entry.' },
  signIn: { id: 'shell.signIn', defaultMessage: 'Sign in', description: 'Link at the top right for visitors.' },
  theme: { id: 'shell.theme', defaultMessage: 'Appearance', description: 'Heading above the theme switch on phones.' },
  notFoundTitle: {
    id: 'shell.notFoundTitle',
    defaultMessage: 'Oops! 404 - PAGE NOT FOUND',
    description: 'Title where an address leads nowhere.',
  },
  notFoundText: {
    id: 'shell.notFoundText',
    defaultMessage: 'There is no page at this address. It may have moved, or the link may be missing a letter.',
    description: 'Below that title.',
  },
  plannedTitle: {
    id: 'shell.plannedTitle',
    defaultMessage: 'Coming Soon',
    description: 'Title of a page that the site will have and does not have yet.',
  },
  plannedText: {
    id: 'shell.plannedText',
    defaultMessage: 'This page is still being built. It will be in the menu once it is open.',
    description: 'Below that title.',
  },
  crashTitle: {
    id: 'shell.crashTitle',
    defaultMessage: 'Oops, something went wrong',
    description: 'Title of the page that is shown when a screen fails.',
  },
  crashText: {
    id: 'shell.crashText',
    defaultMessage:
      'The page stopped working, and we have been told. What you saved is safe. Refreshing usually helps.',
    description: 'Below that title.',
  },
  crashDetails: { id: 'shell.crashDetails', defaultMessage: 'Error text', description: 'Opens the error text.' },
  refresh: { id: 'shell.refresh', defaultMessage: 'Refresh', description: 'Button that loads the page again.' },
  logout: { id: 'shell.logout', defaultMessage: 'Logout', description: 'Button of the crash page.' },
  unreachable: {
    id: 'shell.unreachable',
    defaultMessage: 'We cannot reach the server',
    description: 'Title when nothing could be loaded at all.',
  },
  unreachableText: {
    id: 'shell.unreachableText',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Below that title.',
  },
  alumniTitle: {
    id: 'shell.alumniTitle',
    defaultMessage: 'Welcome to the alumni, {name}',
    description: 'Title of the panel that greets a new alumnus.',
  },
  alumniText: {
    id: 'shell.alumniText',
    defaultMessage:
      'Congratulations on your graduation. You stay part of {name}: your account and your transcript remain yours.',
    description: 'In that panel.',
  },
  alumniNext: {
    id: 'shell.alumniNext',
    defaultMessage: 'News and updates for alumni are on the Alumni page.',
    description: 'In that panel.',
  },
  alumniEnter: { id: 'shell.alumniEnter', defaultMessage: 'Enter the site', description: 'Button of that panel.' },
  termsTitle: {
    id: 'shell.termsTitle',
    defaultMessage: 'Terms of use',
    description: 'Title of the panel before the first entry.',
  },
  termsRequired: {
    id: 'shell.termsRequired',
    defaultMessage: 'Acceptance is required to enter the site',
    description: 'In the panel before the first entry.',
  },
  termsRead: {
    id: 'shell.termsRead',
    defaultMessage: 'Read the terms',
    description: 'Link in the panel before the first entry.',
  },
  termsAccept: {
    id: 'shell.termsAccept',
    defaultMessage: 'I accept the terms',
    description: 'Button of the panel before the first entry.',
  },
});

import { defineMessages } from '../../lib/i18n/index.ts';

export const shellMessages = defineMessages({
  skip: {
    id: 'shell.skip',
    defaultMessage: 'Skip to the content',
    description: 'First link of every page, for keyboards.',
  },
  home: { id: 'shell.home', defaultMessage: '{appName}, home', description: 'Label of the mark at the top left.' },
  menu: { id: 'shell.menu', defaultMessage: 'Main', description: 'Label of the main menu.' },
  dashboard: { id: 'shell.dashboard', defaultMessage: 'Dashboard', description: 'Menu entry.' },
  homeItem: {
    id: 'shell.homeItem',
    defaultMessage: 'Home',
    description: 'Menu entry and button that lead to the dashboard.',
  },
  attendance: { id: 'shell.attendance', defaultMessage: 'Attendance', description: 'Menu entry.' },
  assessments: {
    id: 'shell.assessments',
    defaultMessage: 'Assessments',
    description: 'Menu entry: exams and assignments.',
  },
  transcript: { id: 'shell.transcript', defaultMessage: 'Transcript', description: 'Menu entry.' },
  billing: { id: 'shell.billing', defaultMessage: 'Billing', description: 'Menu entry: invoices and payments.' },
  alumni: { id: 'shell.alumni', defaultMessage: 'Alumni', description: 'Menu entry of graduates.' },
  profile: { id: 'shell.profile', defaultMessage: 'Profile and settings', description: 'Menu entry.' },
  more: { id: 'shell.more', defaultMessage: 'More', description: 'Last entry of the phone menu.' },
  notifications: {
    id: 'shell.notifications',
    defaultMessage: 'Notifications',
    description: 'Label of the bell, and a page.',
  },
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
  leaveRequests: { id: 'shell.leaveRequests', defaultMessage: 'Leave requests', description: 'Menu entry for admins.' },
  regionManager: { id: 'shell.regionManager', defaultMessage: 'Region Manager', description: 'Menu entry for admins.' },
  courseManager: {
    id: 'shell.courseManager',
    defaultMessage: 'Course Manager',
    description: 'Menu entry for superadmins.',
  },
  systemLog: { id: 'shell.systemLog', defaultMessage: 'System Log', description: 'Menu entry for superadmins.' },
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
  grades: { id: 'shell.grades', defaultMessage: 'Grades', description: 'Name of a page.' },
  signOut: { id: 'shell.signOut', defaultMessage: 'Sign out', description: 'Menu entry.' },
  signIn: { id: 'shell.signIn', defaultMessage: 'Sign in', description: 'Link at the top right for visitors.' },
  copyright: { id: 'shell.copyright', defaultMessage: '© {year} {name}', description: 'At the bottom of every page.' },
  privacy: { id: 'shell.privacy', defaultMessage: 'Privacy', description: 'Link at the bottom of every page.' },
  terms: { id: 'shell.terms', defaultMessage: 'Terms', description: 'Link at the bottom of every page.' },
  language: { id: 'shell.language', defaultMessage: 'Language', description: 'Label of the language picker.' },
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
    defaultMessage: 'News and updates for alumni reach you through your notifications.',
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

import { defineMessages } from '../i18n/messages.ts';

/** What the screens are called in menus, palette and breadcrumbs. */
export const screenMessages = defineMessages({
  dashboard: { id: 'shell.dashboard', defaultMessage: 'Dashboard', description: 'Menu entry.' },
  home: {
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
  notifications: {
    id: 'shell.notifications',
    defaultMessage: 'Notifications',
    description: 'Label of the bell, and a page.',
  },
  leaveRequests: { id: 'shell.leaveRequests', defaultMessage: 'Leave requests', description: 'Menu entry for admins.' },
  regionManager: { id: 'shell.regionManager', defaultMessage: 'Region Manager', description: 'Menu entry for admins.' },
  courseManager: {
    id: 'shell.courseManager',
    defaultMessage: 'Course Manager',
    description: 'Menu entry for superadmins.',
  },
  systemLogSetting: { id: 'shell.systemLog', defaultMessage: 'System Log', description: 'Menu entry for superadmins.' },
  grades: { id: 'shell.grades', defaultMessage: 'Grades', description: 'Name of a page.' },
  privacy: { id: 'shell.privacy', defaultMessage: 'Privacy', description: 'Link at the bottom of every page.' },
  terms: { id: 'shell.terms', defaultMessage: 'Terms', description: 'Link at the bottom of every page.' },
  staffLeaveRequests: {
    id: 'admin.menu.leaveRequests',
    defaultMessage: 'Leave requests',
    description: 'Menu entry and page title.',
  },
  registers: {
    id: 'admin.menu.attendance',
    defaultMessage: 'Attendance',
    description: 'Menu entry and page title.',
  },
  examResults: {
    id: 'admin.menu.examResults',
    defaultMessage: 'Exam results',
    description: 'Menu entry and page title.',
  },
  submissions: {
    id: 'admin.menu.submissions',
    defaultMessage: 'Submissions',
    description: 'Menu entry and page title.',
  },
  staffBilling: { id: 'admin.menu.billing', defaultMessage: 'Billing', description: 'Menu entry and page title.' },
  users: { id: 'admin.menu.users', defaultMessage: 'Users', description: 'Menu entry and page title.' },
  studentRecord: {
    id: 'admin.menu.studentRecord',
    defaultMessage: 'Student record',
    description: 'Page of staff about one student, and links to it.',
  },
  groups: { id: 'admin.menu.groups', defaultMessage: 'Groups', description: 'Menu entry and page title.' },
  courses: { id: 'admin.menu.courses', defaultMessage: 'Courses', description: 'Menu entry and page title.' },
  siteSettings: {
    id: 'shell.siteSettings',
    defaultMessage: 'Site Settings',
    description: 'Menu entry and page title.',
  },
  regions: { id: 'admin.menu.regions', defaultMessage: 'Regions', description: 'Menu entry and page title.' },
  systemLog: {
    id: 'admin.menu.systemLog',
    defaultMessage: 'System log',
    description: 'Menu entry and page title.',
  },
  userImport: { id: 'userImports.title', defaultMessage: 'Import people', description: 'Title of the page.' },
});

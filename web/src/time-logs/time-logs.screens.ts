import { screen } from '../lib/screens/screen.ts';
import { waiting } from '../lib/dashboard/card.ts';

export const ownTimeLogs = screen({
  path: '/student/timelogs',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.timeLogs', defaultMessage: 'Time logs', description: 'Menu entry of students, and page title.' },
  section: 'own',
  order: 55,
  load: async () => (await import('./student/TimeLogsPage.tsx')).TimeLogsPage,
});
export const ownTimeLog = screen({
  path: '/student/timelogs/:program/:periodEnding',
  app: 'student',
  role: 'user',
  crumb: ownTimeLogs,
  load: async () => (await import('./student/TimeLogPage.tsx')).TimeLogPage,
});
export const timeLogs = screen({
  path: '/timelogs',
  app: 'admin',
  role: 'manager',
  resource: 'timeLogs',
  label: { id: 'admin.menu.timeLogs', defaultMessage: 'Time logs', description: 'Menu entry and page title.' },
  section: 'work',
  order: 142,
  load: async () => (await import('./admin/TimeLogsPage.tsx')).TimeLogsPage,
});
export const timeLog = screen({
  path: '/timelogs/:id',
  app: 'admin',
  role: 'manager',
  resource: 'timeLogs',
  crumb: timeLogs,
  load: async () => (await import('./admin/TimeLogPage.tsx')).TimeLogPage,
});
export const submittedTimeLogs = waiting({
  field: 'submittedTimeLogs',
  order: 35,
  label: {
    id: 'waiting.timeLogs',
    defaultMessage: 'Time logs to evaluate',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.timeLogsHint',
    defaultMessage: 'Students have submitted them.',
    description: 'Below the number of time logs.',
  },
  lists: [timeLogs.path],
  filter: { status: 'submitted' },
});

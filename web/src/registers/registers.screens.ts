import { leaveRequests } from '../leave-requests/leave-requests.screens.ts';
import { screen } from '../lib/screens/screen.ts';
import { card, waiting } from '../lib/dashboard/card.ts';

export const attendance = screen({
  path: '/student/attendance',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.attendance', defaultMessage: 'Attendance', description: 'Menu entry.' },
  section: 'main',
  order: 30,
  keys: 'GA',
  tabs: [{ tab: 'leave-requests', label: leaveRequests.label }, { tab: 'explanations' }, { tab: 'scans' }],
  phone: { icon: 'attendance' },
  load: async () => (await import('./student/AttendancePage.tsx')).AttendancePage,
});
export const registers = screen({
  path: '/attendances/*',
  app: 'admin',
  role: 'manager',
  resource: 'registers',
  label: { id: 'admin.menu.attendance', defaultMessage: 'Attendance', description: 'Menu entry and page title.' },
  section: 'work',
  order: 120,
  tabs: [{ tab: 'leave-requests' }, { tab: 'explanations' }, { tab: 'absences' }, { tab: 'registers' }],
  settings: { order: 10 },
  load: async () => (await import('./admin/AttendancesPage.tsx')).AttendancesPage,
});
export const attendanceCard = card({
  field: 'attendance',
  dashboard: 'study',
  column: 1,
  order: 30,
  label: attendance.label,
  more: {
    to: attendance.path,
    label: {
      id: 'dashboards.attendanceAll',
      defaultMessage: 'History',
      description: 'Link from the attendance card.',
    },
  },
  load: async () => (await import('./student/AttendanceCard.tsx')).AttendanceCard,
});
export const registersCard = card({
  field: 'classes',
  dashboard: 'staff',
  column: 1,
  order: 10,
  label: { id: 'dashboards.registers', defaultMessage: 'Your registers', description: 'Title of a card for staff.' },
  load: async () => (await import('./student/RegistersCard.tsx')).RegistersCard,
});
export const timetableCard = card({
  field: 'classes',
  dashboard: 'staff',
  column: 2,
  order: 10,
  label: { id: 'dashboards.timetable', defaultMessage: 'Timetable', description: 'Title of a card for staff.' },
  load: async () => (await import('./student/TimetableCard.tsx')).TimetableCard,
});
export const openRegisters = waiting({
  field: 'openRegisters',
  order: 20,
  label: {
    id: 'waiting.registers',
    defaultMessage: 'Registers to close',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'dashboards.openRegistersHint',
    defaultMessage: 'An open register counts nobody as absent yet.',
    description: 'Below the number of registers.',
  },
  lists: [`${registers.path.replace('/*', '')}?tab=registers`],
  filter: { status: 'open' },
});
export const unexplainedAbsences = waiting({
  field: 'unexplainedAbsences',
  order: 25,
  label: {
    id: 'waiting.absences',
    defaultMessage: 'Unexplained absences',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.absencesHint',
    defaultMessage: 'Of the last four weeks, without an excuse.',
    description: 'Below the number of absences.',
  },
  lists: [`${registers.path.replace('/*', '')}?tab=absences`],
  filter: { state: 'unexplained', since: 'lastFourWeeks' },
});

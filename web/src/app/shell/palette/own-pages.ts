import { type CurrentUser, isStudent } from '../../../lib/session/index.ts';

/** The pages outside the console, in the order of the menus. `keys` are letters that lead there, one after the other. */
const pages = [
  { to: '/dashboard', label: 'dashboard', keys: 'GD', for: 'all' },
  { to: '/student/assessments', label: 'assessments', keys: 'GE', for: 'students' },
  { to: '/student/attendance', label: 'attendance', keys: 'GA', for: 'students' },
  { to: '/student/attendance?tab=leave-requests', label: 'leaveRequests', for: 'students' },
  { to: '/student/grades', label: 'grades', for: 'students' },
  { to: '/student/transcript', label: 'transcript', keys: 'GT', for: 'students' },
  { to: '/student/billing', label: 'billing', keys: 'GB', for: 'students' },
  { to: '/alumni', label: 'alumni', for: 'alumni' },
  { to: '/profile', label: 'profile', keys: 'GP', for: 'all' },
  { to: '/notifications', label: 'notifications', keys: 'GN', for: 'all' },
] as const;

export type OwnPage = { readonly to: string; readonly label: (typeof pages)[number]['label']; readonly keys?: string };
export const ownPagesOf = (user: CurrentUser): readonly OwnPage[] =>
  pages.filter((page) => page.for === 'all' || (page.for === 'students' ? isStudent(user) : user.isAlumni));

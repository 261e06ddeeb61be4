import { isStudent } from '../../kernel/roles.ts';
import type { CurrentUser } from '../../kernel/session.ts';

/** The pages outside the console, in the order of the menus. `keys` are letters that lead there, one after the other. */
const pages = [
  { to: '/dashboard', label: 'dashboard', keys: 'GD', isForStudents: false },
  { to: '/student/assessments', label: 'assessments', keys: 'GE', isForStudents: true },
  { to: '/student/attendance', label: 'attendance', keys: 'GA', isForStudents: true },
  { to: '/student/attendance?tab=leave-requests', label: 'leaveRequests', isForStudents: true },
  { to: '/student/grades', label: 'grades', isForStudents: true },
  { to: '/student/transcript', label: 'transcript', keys: 'GT', isForStudents: true },
  { to: '/student/billing', label: 'billing', keys: 'GB', isForStudents: true },
  { to: '/notifications', label: 'notifications', keys: 'GN', isForStudents: false },
] as const;

export type OwnPage = { readonly to: string; readonly label: (typeof pages)[number]['label']; readonly keys?: string };
export const ownPagesOf = (user: CurrentUser): readonly OwnPage[] => pages.filter(({ isForStudents }) => !isForStudents || isStudent(user));

import { screen } from '../lib/screens/screen.ts';

export const teachers = screen({
  path: '/teachers',
  app: 'admin',
  role: 'admin',
  resource: 'teachers',
  label: { id: 'admin.menu.teachers', defaultMessage: 'Teachers', description: 'Menu entry and page title.' },
  section: 'people',
  order: 225,
  settings: {
    order: 42,
    label: {
      id: 'shell.teacherManager',
      defaultMessage: 'Teacher Manager',
      description: 'Menu entry for superadmins.',
    },
    isRestricted: true,
  },
  load: async () => (await import('./admin/TeachersPage.tsx')).TeachersPage,
});
export const teacher = screen({
  path: '/teachers/:id',
  app: 'admin',
  role: 'admin',
  resource: 'teachers',
  crumb: teachers,
  load: async () => (await import('./admin/TeacherPage.tsx')).TeacherPage,
});

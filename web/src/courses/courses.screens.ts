import { screen } from '../lib/screens/screen.ts';

export const courses = screen({
  path: '/courses',
  app: 'admin',
  role: 'admin',
  label: { id: 'admin.menu.courses', defaultMessage: 'Courses', description: 'Menu entry and page title.' },
  section: 'people',
  order: 230,
  settings: {
    order: 40,
    label: { id: 'shell.courseManager', defaultMessage: 'Course Manager', description: 'Menu entry for superadmins.' },
    isRestricted: true,
  },
  load: async () => (await import('./admin/CoursesPage.tsx')).CoursesPage,
});
export const course = screen({
  path: '/courses/:id',
  app: 'admin',
  role: 'admin',
  crumb: courses,
  load: async () => (await import('./admin/CoursePage.tsx')).CoursePage,
});

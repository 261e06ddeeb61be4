import { screen } from '../lib/screens/screen.ts';

export const courses = screen({
  path: '/courses',
  app: 'admin',
  role: 'admin',
  label: 'courses',
  section: 'people',
  order: 230,
  settings: { order: 40, label: 'courseManager', isRestricted: true },
  load: async () => (await import('./admin/CoursesPage.tsx')).CoursesPage,
});
export const course = screen({
  path: '/courses/:id',
  app: 'admin',
  role: 'admin',
  crumb: courses,
  load: async () => (await import('./admin/CoursePage.tsx')).CoursePage,
});

import { screen } from '../lib/screens/screen.ts';

export const groups = screen({
  path: '/groups',
  app: 'admin',
  role: 'manager',
  resource: 'groups',
  label: { id: 'admin.menu.groups', defaultMessage: 'Groups', description: 'Menu entry and page title.' },
  section: 'people',
  order: 220,
  load: async () => (await import('./admin/GroupsPage.tsx')).GroupsPage,
});
export const group = screen({
  path: '/groups/:id',
  app: 'admin',
  role: 'manager',
  resource: 'groups',
  crumb: groups,
  load: async () => (await import('./admin/GroupPage.tsx')).GroupPage,
});
/** It stands below the list and is no record of it. */
export const previews = screen({
  path: '/groups/preview/all',
  app: 'admin',
  role: 'admin',
  resource: 'groups',
  label: {
    id: 'shell.previewCourses',
    defaultMessage: 'Preview Courses',
    description: 'Menu entry for admins, and page title.',
  },
  settings: { order: 32 },
  crumb: groups,
  load: async () => (await import('./admin/PreviewsPage.tsx')).PreviewsPage,
});
export const myGroups = screen({
  path: '/student/groups',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.myGroups', defaultMessage: 'My groups', description: 'Menu entry of students, and page title.' },
  section: 'own',
  order: 45,
  load: async () => (await import('./student/MyGroupsPage.tsx')).MyGroupsPage,
});

import { alumni } from '../alumni-profiles/alumni-profiles.screens.ts';
import { screen } from '../lib/screens/screen.ts';

export const alumniLibrary = screen({
  path: '/alumni/library',
  app: 'student',
  role: 'user',
  offeredTo: 'alumni',
  label: {
    id: 'screens.alumniLibrary',
    defaultMessage: 'Alumni library',
    description: 'Page of the alumni with courses and videos, and link to it.',
  },
  crumb: alumni,
  load: async () => (await import('./student/LibraryPage.tsx')).LibraryPage,
});

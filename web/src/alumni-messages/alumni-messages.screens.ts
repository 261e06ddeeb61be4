import { alumni } from '../alumni-profiles/alumni-profiles.screens.ts';
import { screen } from '../lib/screens/screen.ts';

export const alumniContact = screen({
  path: '/alumni/contact',
  app: 'student',
  role: 'user',
  offeredTo: 'alumni',
  label: {
    id: 'screens.alumniContact',
    defaultMessage: 'Contact a former student',
    description: 'Page of the alumni, and link to it.',
  },
  crumb: alumni,
  load: async () => (await import('./student/ContactPage.tsx')).ContactPage,
});

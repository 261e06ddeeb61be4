import { assessments } from '../exam-attempts/exam-attempts.screens.ts';
import { screen } from '../lib/screens/screen.ts';

export const grades = screen({
  path: '/student/grades',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.grades', defaultMessage: 'Grades', description: 'Name of a page.' },
  order: 40,
  crumb: assessments,
  load: async () => (await import('./student/GradesPage.tsx')).GradesPage,
});
export const transcript = screen({
  path: '/student/transcript',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.transcript', defaultMessage: 'Transcript', description: 'Menu entry.' },
  section: 'own',
  order: 50,
  keys: 'GT',
  crumb: assessments,
  load: async () => (await import('./student/TranscriptPage.tsx')).TranscriptPage,
});

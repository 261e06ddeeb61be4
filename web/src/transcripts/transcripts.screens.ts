import { assessments } from '../exam-attempts/exam-attempts.screens.ts';
import { screen } from '../lib/screens/screen.ts';
import { card } from '../lib/dashboard/card.ts';

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
/** Staff add `?student=` and `&group=`, each with an id. */
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
const loadVerification = async () => (await import('./public/VerifyTranscriptPage.tsx')).VerifyTranscriptPage;
export const verifyTranscript = screen({ path: '/verify-transcript', app: 'public', load: loadVerification });
/** The picture on a transcript leads here. */
export const verifiedTranscript = screen({ path: '/verify-transcript/:code', app: 'public', load: loadVerification });
export const resultsCard = card({
  field: 'grades',
  dashboard: 'study',
  column: 2,
  order: 10,
  label: { id: 'study.results', defaultMessage: 'Recent results', description: 'Title of a card.' },
  more: { to: grades.path, label: grades.label },
  load: async () => (await import('./student/ResultsCard.tsx')).ResultsCard,
});

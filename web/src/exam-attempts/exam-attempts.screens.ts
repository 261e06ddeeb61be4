import { screen } from '../lib/screens/screen.ts';
import { card } from '../lib/dashboard/card.ts';

export const assessments = screen({
  path: '/student/assessments',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.assessments', defaultMessage: 'Assessments', description: 'Menu entry: exams and assignments.' },
  section: 'main',
  order: 20,
  keys: 'GE',
  phone: { icon: 'assessments' },
  load: async () => (await import('./student/AssessmentsPage.tsx')).AssessmentsPage,
});
export const examStart = screen({
  path: '/student/assessments/exams/:examId',
  app: 'student',
  role: 'user',
  crumb: assessments,
  load: async () => (await import('./student/ExamStartPage.tsx')).ExamStartPage,
});
/** An exam has no menu: every other page is a way out of it. */
export const attempt = screen({
  path: '/student/assessments/exams/:examId/attempts/:attemptId/review?',
  app: 'student',
  role: 'user',
  crumb: examStart,
  isBare: true,
  load: async () => (await import('./student/ExamPage.tsx')).ExamPage,
});
export const examResult = screen({
  path: '/student/assessments/exams/:examId/attempts/:attemptId/result',
  app: 'student',
  role: 'user',
  crumb: assessments,
  load: async () => (await import('./student/ExamResultPage.tsx')).ExamResultPage,
});
export const examResults = screen({
  path: '/examResults',
  app: 'admin',
  role: 'manager',
  resource: 'examResults',
  label: { id: 'admin.menu.examResults', defaultMessage: 'Exam results', description: 'Menu entry and page title.' },
  section: 'work',
  order: 140,
  load: async () => (await import('./admin/ExamResultsPage.tsx')).ExamResultsPage,
});
export const todoCard = card({
  field: 'assessments',
  dashboard: 'study',
  column: 1,
  order: 10,
  label: {
    id: 'study.todo',
    defaultMessage: 'To do',
    description: 'Title of a card: exams and assignments that wait.',
  },
  more: {
    to: assessments.path,
    label: { id: 'study.todoAll', defaultMessage: 'All assessments', description: 'Link from that card.' },
  },
  load: async () => (await import('./student/TodoCard.tsx')).TodoCard,
});

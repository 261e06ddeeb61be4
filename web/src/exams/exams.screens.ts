import { courses } from '../courses/courses.screens.ts';
import { screen } from '../lib/screens/screen.ts';

/** An exam of a course in the editor; `new` stands for one that is not there yet. */
export const courseExam = screen({
  path: '/courses/:courseId/exams/:examId',
  app: 'admin',
  role: 'admin',
  resource: 'courses',
  crumb: courses,
  load: async () => (await import('./admin/CourseExamPage.tsx')).CourseExamPage,
});

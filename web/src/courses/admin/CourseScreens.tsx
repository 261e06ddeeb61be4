import { useLocation } from 'react-router';
import { CourseExamPage } from '../../exams/exams.parts.ts';
import { CoursePage } from './CoursePage.tsx';

/** Below `/courses/{id}`: the course, and its exams in the editor. */
export function CourseScreens() {
  const [, , courseId = '', part, examId] = useLocation().pathname.split('/');
  return part === 'exams' && examId ? <CourseExamPage courseId={courseId} examId={examId} /> : <CoursePage />;
}

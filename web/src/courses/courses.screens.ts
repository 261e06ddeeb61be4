import { card } from '../lib/dashboard/card.ts';
import { screen } from '../lib/screens/screen.ts';

export const courses = screen({
  path: '/courses',
  app: 'admin',
  role: 'admin',
  resource: 'courses',
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
  resource: 'courses',
  crumb: courses,
  load: async () => (await import('./admin/CoursePage.tsx')).CoursePage,
});
/** It opens a lesson of a course in the editor. */
export const lesson = screen({
  path: '/courses/:courseId/lessons/:id',
  app: 'admin',
  role: 'admin',
  resource: 'courses',
  crumb: courses,
  load: async () => (await import('./admin/LessonPage.tsx')).LessonPage,
});
export const studentCourses = screen({
  path: '/student/courses',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.courses', defaultMessage: 'Courses', description: 'Menu entry of students, and page title.' },
  section: 'main',
  order: 15,
  keys: 'GC',
  phone: { icon: 'courses' },
  load: async () => (await import('./student/CoursesPage.tsx')).CoursesPage,
});
export const studentCourse = screen({
  path: '/student/courses/:_id',
  app: 'student',
  role: 'user',
  crumb: studentCourses,
  load: async () => (await import('./student/CoursePage.tsx')).CoursePage,
});
export const studentLesson = screen({
  path: '/student/courses/:_id/lessons/:lessonId',
  app: 'student',
  role: 'user',
  crumb: studentCourses,
  load: async () => (await import('./student/LessonPage.tsx')).LessonPage,
});
export const lessonsCard = card({
  field: 'recentLessons',
  dashboard: 'study',
  column: 2,
  order: 20,
  label: { id: 'study.lessons', defaultMessage: 'Recent lessons', description: 'Title of a card.' },
  more: { to: studentCourses.path, label: studentCourses.label },
  load: async () => (await import('./student/LessonsCard.tsx')).LessonsCard,
});
export const student = screen({ path: '/student', app: 'student', role: 'user', redirect: studentCourses.path });

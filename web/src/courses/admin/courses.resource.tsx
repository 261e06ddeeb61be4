import MenuBook from '@mui/icons-material/MenuBookOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { AllCoursesDocument, CourseDocument } from '../../generated/courses/admin/courses-admin.ts';

export const coursesResource: AdminResource = {
  name: 'courses',
  role: 'admin',
  menuRole: 'superadmin',
  section: 'people',
  label: 'menuCourses',
  icon: MenuBook,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./CoursesPage.tsx')).CoursesPage }))),
  show: lazy(() => loadChunk(async () => ({ default: (await import('./CourseScreens.tsx')).CourseScreens }))),
  operations: { list: AllCoursesDocument, one: CourseDocument },
};

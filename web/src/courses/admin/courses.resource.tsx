import MenuBook from '@mui/icons-material/MenuBookOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { course, courses } from '../courses.screens.ts';
import { AllCoursesDocument, CourseDocument } from '../../generated/courses/admin/courses-admin.ts';

export const coursesResource: AdminResource = {
  name: 'courses',
  screens: { list: courses, edit: course },
  icon: MenuBook,
  operations: { list: AllCoursesDocument, one: CourseDocument },
};

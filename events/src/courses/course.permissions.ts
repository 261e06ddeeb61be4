import { admin, inPerson, signedIn, type Rule } from '../kernel/permission.ts';
import type { CourseCommand } from './course.commands.ts';

export const coursePermissions: Readonly<Record<CourseCommand['type'], Rule>> = { CreateCourse: inPerson(admin) };
export const readsCourses = signedIn;

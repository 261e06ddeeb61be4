import { lazyPart } from '../lib/ui/index.ts';

/** Exams show these on the pages of courses and groups. */
export const CourseExams = lazyPart(async () => (await import('./admin/CourseExams.tsx')).CourseExams);
export const GroupSchedule = lazyPart(async () => (await import('./admin/GroupSchedule.tsx')).GroupSchedule);

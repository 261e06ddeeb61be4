import { lazyPart } from '../lib/ui/index.ts';

/** What a student is asked in one course, for its page. */
export const CourseAssessments = lazyPart(
  async () => (await import('./student/CourseAssessments.tsx')).CourseAssessments,
);

export { ExcusedNotice } from './student/ExcusedNotice.tsx';
export { WorkChip } from './student/WorkChip.tsx';

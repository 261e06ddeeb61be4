import type { AdminCourseFragment } from '../../generated/courses/admin/courses-admin.ts';

/** `send` is told the course as it is now, which may be a later one than is shown where it was begun, and which revision that is. */
type Send = (seen: Seen, course: AdminCourseFragment) => Promise<AdminCourseFragment>;
type Seen = { readonly _id: string; readonly expectedRevision: number };
/** These are done with the files of a course. */
export type CourseFilesProps = {
  readonly course: AdminCourseFragment;
  readonly isBusy: boolean;
  /** The answer is whether it is saved. What was `uploaded` for it goes to the course also where somebody else changed that meanwhile. */
  readonly change: (send: Send, uploaded?: 'uploaded') => Promise<boolean>;
};

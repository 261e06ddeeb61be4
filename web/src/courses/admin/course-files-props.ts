import type { AdminCourseFragment } from '../../generated/courses/admin/courses-admin.ts';

/** These are done with the files of a course; `send` is told which revision was seen, and the answer is whether it is saved. */
export type CourseFilesProps = {
  readonly course: AdminCourseFragment;
  readonly isBusy: boolean;
  readonly change: (send: (record: Seen) => Promise<AdminCourseFragment>) => Promise<boolean>;
};
type Seen = { readonly _id: string; readonly expectedRevision: number };

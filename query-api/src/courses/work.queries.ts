import { partName } from '@paideia/events/kernel/names.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import type { Context } from '../kernel/graphql/context.ts';

type Work = { readonly title: string; readonly courseId: string };
/** A piece of work by the name that it had at that time, with its course. */
export const workIn = async (join: Context['join'], work: Work | undefined): Promise<string | undefined> =>
  work && partName(work.title, (await join(courses, work.courseId))?.title);

import { courseEvents, courseStream } from '@paideia/events/courses/course.events.ts';
import { fileFacts } from '../files/file.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { course } from './course.decider.ts';

/** What a course had and has no more is no use to anybody. What is removed already is not asked for again. */
async function cleared({ courseId }: { readonly courseId: string }, _: unknown, ask: Ask) {
  const { formerFileIds } = await ask.state(course, courseStream(courseId));
  const present = await ask.table(fileFacts).many(formerFileIds);
  return present.map(({ fileId }) => ({ type: 'RemoveFile', data: { fileId }, key: fileId }));
}
export const courseFileRemoval = defineReaction({
  name: 'courseFileRemoval',
  from: 'beginning',
  events: [courseEvents],
  partition: ofStream,
  on: {
    CourseOutlineAttached: cleared,
    CourseOutlineRemoved: cleared,
    CourseDownloadsSet: cleared,
    CourseImageSet: cleared,
    CourseDeleted: cleared,
  },
});

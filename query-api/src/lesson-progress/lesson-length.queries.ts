import { lessons, type CourseLesson } from '@paideia/projection-service/courses/course.view.ts';
import { videoRenditions } from '@paideia/projection-service/renditions/rendition.view.ts';
import type { Context } from '../kernel/graphql/context.ts';

async function longestRecording(context: Context, lessonId: string): Promise<number | null> {
  const attached = (await context.join(lessons, lessonId))?.videos ?? [];
  const found = await Promise.all(attached.map(({ videoId }) => context.join(videoRenditions, videoId)));
  const lengths = found.flatMap((one) => one?.durationS ?? []);
  return lengths.length === 0 ? null : Math.max(...lengths);
}

/** Answers lessons with how long they are: what was written down, else the length of their recording, of those in several languages the longest. */
export const withLengths = (context: Context, listed: readonly CourseLesson[]): Promise<readonly CourseLesson[]> =>
  Promise.all(
    listed.map(async (lesson) => ({
      ...lesson,
      durationS: lesson.durationS ?? (await longestRecording(context, lesson._id)),
    })),
  );

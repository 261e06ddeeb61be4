import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import { firstLesson } from './course.examples.ts';
import type { lessonVideoCommands } from './lesson-video.commands.ts';

export const lessonVideoExamples = {
  AttachLessonVideo: { lessonId: firstLesson, locale: 'en', videoId: exampleId('d', 1) },
} satisfies ExamplesOf<typeof lessonVideoCommands>;

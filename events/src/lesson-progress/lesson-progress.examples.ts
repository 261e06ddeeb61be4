import { firstLesson, survey } from '../courses/course.examples.ts';
import { ada, type ExamplesOf } from '../kernel/examples.ts';
import type { lessonProgressCommands } from './lesson-progress.commands.ts';

const course = { userId: ada, courseId: survey };
export const lessonProgressExamples = {
  OpenCourse: course,
  RecordLessonWatch: {
    ...course,
    lessonId: firstLesson,
    positionS: 90,
    ranges: [{ from: 0, to: 90 }],
    durationS: 1420,
  },
} satisfies ExamplesOf<typeof lessonProgressCommands>;

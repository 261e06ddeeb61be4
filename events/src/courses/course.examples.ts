import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { courseCommands, lessonCommands } from './course.commands.ts';

export const survey = exampleId('c', 1);
export const firstLesson = exampleId('1', 1);
const details = { courseId: survey, code: 'OT101', title: 'Old Testament Survey', programYear: 1, credits: 3 };
export const courseExamples = {
  CreateCourse: details,
  UpdateCourse: { ...details, title: 'Survey of the Old Testament' },
  PublishCourse: { courseId: survey },
  UnpublishCourse: { courseId: survey },
  DeleteCourse: { courseId: survey },
  ReorderLessons: { courseId: survey, lessonIds: [exampleId('1', 2), firstLesson] },
  AttachCourseOutline: { courseId: survey, locale: 'pl_PL', fileId: exampleId('f', 11) },
  RemoveCourseOutline: { courseId: survey, locale: 'pl_PL' },
  SetCourseDownloads: {
    courseId: survey,
    downloads: [
      { fileId: exampleId('f', 12), name: 'Map of the journeys.pdf' },
      { fileId: exampleId('f', 13), name: 'Time line.pdf' },
    ],
  },
  SetCourseImage: { courseId: survey, image: { fileId: exampleId('f', 14), alt: 'A scroll on a table' } },
} satisfies ExamplesOf<typeof courseCommands>;

const lesson = { lessonId: firstLesson, title: 'In the beginning', notes: '<p>Read Genesis 1.</p>' };
export const lessonExamples = {
  AddLesson: { ...lesson, courseId: survey },
  UpdateLesson: { ...lesson, durationS: 1420 },
  RemoveLesson: { lessonId: firstLesson },
} satisfies ExamplesOf<typeof lessonCommands>;

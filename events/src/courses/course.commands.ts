import { z } from 'zod';
import { Id, OptionalText, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';
import { lastProgramYear } from '../kernel/limits.ts';
import {
  courseCodePattern,
  longestLesson,
  longestOfCourse,
  longestOfLesson,
  longestOfMaterial,
  mostCredits,
  mostDownloads,
  mostLessons,
  mostTeachersOfCourse,
} from './course.rules.ts';

const courseRef = z.object({ courseId: Id });
const inLocale = courseRef.extend({ locale: z.enum(locales) });
const details = courseRef.extend({
  /** It is unique, and looks like `OT101`. */
  code: z.string().regex(new RegExp(`^${courseCodePattern}$`)),
  title: Text(longestOfCourse.title),
  description: OptionalText(longestOfCourse.description),
  categoryId: Id.nullable().default(null),
  teacherIds: z.array(Id).max(mostTeachersOfCourse).default([]),
  programYear: z.int().min(0).max(lastProgramYear),
  credits: z.number().min(0).max(mostCredits).default(0),
});

export const courseCommands = defineCommands({
  /** A draft, which students do not see. */
  CreateCourse: details,
  UpdateCourse: details,
  PublishCourse: courseRef,
  UnpublishCourse: courseRef,
  DeleteCourse: courseRef,
  /** All lessons of the course in their new order. */
  ReorderLessons: courseRef.extend({ lessonIds: z.array(Id).max(mostLessons) }),
  /** It takes the place of the one that the course had in this language. */
  AttachCourseOutline: inLocale.extend({ fileId: Id }),
  RemoveCourseOutline: inLocale,
  /** All files to download in their order; one that is not named any more is removed. */
  SetCourseDownloads: courseRef.extend({
    downloads: z.array(z.object({ fileId: Id, name: Text(longestOfMaterial.name) })).max(mostDownloads),
  }),
  SetCourseImage: courseRef.extend({ image: z.object({ fileId: Id, alt: Text(longestOfMaterial.alt) }).nullable() }),
});
export type CourseCommand = CommandOf<typeof courseCommands>;

const ofLesson = z.object({ lessonId: Id });
const lesson = ofLesson.extend({
  title: Text(longestOfLesson.title),
  /** HTML; what could run is taken out. */
  notes: z.string().max(longestOfLesson.notes).default(''),
  /** It is counted in seconds; it is null where nothing is played. */
  durationS: z.int().min(1).max(longestLesson).nullable().default(null),
});

export const lessonCommands = defineCommands({
  /** Comes last in its course. */
  AddLesson: lesson.extend({ courseId: Id }),
  UpdateLesson: lesson,
  RemoveLesson: ofLesson,
});
export type LessonCommand = CommandOf<typeof lessonCommands>;

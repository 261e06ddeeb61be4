import { group } from '@paideia/documents/port.ts';
import type {
  CourseDetails,
  CourseDownload,
  CourseImage,
  LessonDetails,
} from '@paideia/events/courses/course.events.ts';
import type { PlannedCourse } from '@paideia/events/groups/group.events.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import { recordOf } from '../kernel/record.ts';

export const coursesGroup = group('courses', 5);

/** This is a lesson as the list of its course has it. */
export type CourseLesson = { readonly _id: string; readonly title: string; readonly durationS: number | null };

/** It tells of a course in one language. */
type CourseOutline = { readonly locale: string; readonly fileId: string };

export type CourseView = CourseDetails & {
  readonly _id: string;
  /** It is that of the course alone; a lesson has its own. */
  readonly _revision: number;
  readonly titleKey: string;
  /** Students of the groups that take it see it. */
  readonly published: boolean;
  /** They are in their order. */
  readonly lessons: readonly CourseLesson[];
  /** There is at most one in a language, found by its locale. */
  readonly outlines: readonly CourseOutline[];
  /** They are in their order. */
  readonly downloads: readonly CourseDownload[];
  readonly image: CourseImage | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};
export const courses = coursesGroup.collection<CourseView>('courses', {
  indexes: {
    code: ['code'],
    year: ['programYear', 'code'],
    category: ['categoryId', 'code'],
    published: ['published', 'code'],
    title: ['titleKey'],
    credits: ['credits'],
  },
  search: ['code', 'title'],
});

export type LessonView = LessonDetails & {
  readonly _id: string;
  readonly _revision: number;
  readonly courseId: string;
  /** One a language, that which was attached last. */
  readonly videos: readonly { readonly locale: string; readonly videoId: string }[];
  readonly titleKey: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};
export const lessons = coursesGroup.collection<LessonView>('lessons', {
  indexes: { course: ['courseId', 'titleKey'], title: ['titleKey'] },
  search: ['title'],
});

/** Which courses a group takes, in their order; the id is the group's. */
export type CoursePlanView = {
  readonly _id: string;
  readonly regionId: string;
  readonly items: readonly PlannedCourse[];
  readonly courseIds: readonly string[];
  readonly why: readonly EventRef[];
};
export const coursePlans = coursesGroup.collection<CoursePlanView>('coursePlans', {
  indexes: { course: ['courseIds'] },
});

export const courseRecords = [
  recordOf(courses, { named: { kind: 'course', name: ({ title }) => title } }),
  recordOf(lessons, { named: { kind: 'lesson', name: ({ title }) => title } }),
];

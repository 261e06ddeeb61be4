import type { GivenEvent } from '../kernel/spec.ts';
import type { CourseView } from './course.view.ts';

type Named = Pick<CourseView, '_id' | 'code' | 'title'>;
/** A published course without lessons, which others join to. */
export const courseView = ({ _id, code, title, ...more }: Named & Partial<CourseView>): CourseView => ({
  _id,
  _revision: 0,
  code,
  title,
  titleKey: title.toLowerCase(),
  description: null,
  categoryId: null,
  teacherIds: [],
  programYear: 1,
  credits: 3,
  published: true,
  lessons: [],
  outlines: [],
  downloads: [],
  image: null,
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: '2026-09-01T12:00:00.000Z',
  ...more,
});
export const courseCreated = (
  courseId: string,
  code: string,
  title: string,
  meta: GivenEvent['meta'] = {},
): GivenEvent => ({
  type: 'CourseCreated',
  data: {
    courseId,
    code,
    title,
    description: null,
    categoryId: null,
    teacherIds: [],
    programYear: 1,
    credits: 3,
    published: false,
  },
  meta: { stream: `course-${courseId}`, ...meta },
});

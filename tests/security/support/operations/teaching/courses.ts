import { coursePermissions, courseKeys } from '@paideia/events/courses/course.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, listed, nothing, plansCourses, type Row, seesResults } from '../../row.ts';

const [_id, lessonId] = [demoId('C', 1), demoId('O', 101)];
const course = { code: 'NT101', title: 'Taken', teacherIds: [], programYear: 1, credits: 1 };
const lesson = { title: 'A lesson', notes: '' };
const edits = coursePermissions.UpdateCourse;
/** The revision was never seen, so that nothing changes. */
const old = { ...nothing, args: () => ({ _id, expectedRevision: 99 }) };

export const queries: Readonly<Record<string, Row>> = {
  allCourses: list(plansCourses),
  Course: { rule: plansCourses, ...nothing, args: ({ courseId }) => ({ id: courseId }) },
  allLessons: list(listed(courseKeys.read, seesResults)),
  Lesson: { rule: listed(courseKeys.read, seesResults), ...nothing, args: () => ({ id: lessonId }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  createCourse: {
    rule: coursePermissions.CreateCourse,
    ...nothing,
    // Its code is taken, so that none is made.
    args: (of) => ({ input: { _id: fresh(of, 'course'), ...course } }),
  },
  updateCourse: { rule: edits, ...nothing, args: () => ({ input: { _id, ...course }, expectedRevision: 99 }) },
  publishCourse: { rule: coursePermissions.PublishCourse, ...old },
  unpublishCourse: { rule: coursePermissions.UnpublishCourse, ...old },
  deleteCourse: { rule: coursePermissions.DeleteCourse, ...old },
  reorderLessons: {
    rule: coursePermissions.ReorderLessons,
    ...nothing,
    args: () => ({ _id, lessonIds: [lessonId], expectedRevision: 99 }),
  },
  attachCourseOutline: {
    rule: coursePermissions.AttachCourseOutline,
    ...nothing,
    args: () => ({ _id, locale: 'en', fileId: lessonId, expectedRevision: 99 }),
  },
  removeCourseOutline: {
    rule: coursePermissions.RemoveCourseOutline,
    ...nothing,
    args: () => ({ _id, locale: 'en', expectedRevision: 99 }),
  },
  setCourseDownloads: {
    rule: coursePermissions.SetCourseDownloads,
    ...nothing,
    args: () => ({ _id, downloads: [], expectedRevision: 99 }),
  },
  setCourseImage: {
    rule: coursePermissions.SetCourseImage,
    ...nothing,
    args: () => ({ _id, image: null, expectedRevision: 99 }),
  },
  createLesson: {
    rule: coursePermissions.AddLesson,
    ...nothing,
    args: (of) => ({ courseId: fresh(of, 'no course'), input: { _id: fresh(of, 'lesson'), ...lesson } }),
  },
  updateLesson: {
    rule: coursePermissions.UpdateLesson,
    ...nothing,
    args: () => ({ input: { _id: lessonId, ...lesson }, expectedRevision: 99 }),
  },
  removeLesson: {
    rule: coursePermissions.RemoveLesson,
    ...nothing,
    args: () => ({ _id: lessonId, expectedRevision: 99 }),
  },
};

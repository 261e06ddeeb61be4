import { plain } from '@paideia/documents/values.ts';
import {
  courseEvents,
  lessonEvents,
  type CourseEvent,
  type LessonEvent,
} from '@paideia/events/courses/course.events.ts';
import { lessonVideoEvents, type LessonVideoEvent } from '@paideia/events/courses/lesson-video.events.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  refOf,
  remove,
  update,
  type AnyChange,
  type Occurred,
} from '../kernel/projection.ts';
import {
  coursePlans,
  courses,
  coursesGroup,
  lessons,
  type CourseLesson,
  type CourseView,
  courseRecords,
} from './course.view.ts';

type OfCourse = { readonly courseId: string };
const changed = ({ courseId }: OfCourse, { at, revision }: Occurred, fields: Partial<CourseView>): AnyChange =>
  update(courses, courseId, (doc) => ({ ...doc, ...fields, _revision: revision, updatedAt: at }));
const listed = ({ courseId }: OfCourse, to: (list: readonly CourseLesson[]) => readonly CourseLesson[]): AnyChange =>
  update(courses, courseId, (doc) => ({ ...doc, lessons: to(doc.lessons) }));
type InLocale = OfCourse & { readonly locale: string };
const outlined = ({ courseId, locale }: InLocale, { at, revision }: Occurred, fileId?: string): AnyChange =>
  update(courses, courseId, (doc) => {
    const others = doc.outlines.filter((one) => one.locale !== locale);
    const outlines = [...others, ...(fileId === undefined ? [] : [{ locale, fileId }])];
    outlines.sort((one, other) => (one.locale < other.locale ? -1 : 1));
    return { ...doc, outlines, _revision: revision, updatedAt: at };
  });

/** What the new order does not name comes after it, as it was. */
const inOrder = (list: readonly CourseLesson[], lessonIds: readonly string[]): readonly CourseLesson[] => {
  const placeOf = ({ _id }: CourseLesson) => (lessonIds.includes(_id) ? lessonIds.indexOf(_id) : lessonIds.length);
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
};

export const courseProjection = defineProjection<CourseEvent | LessonEvent | LessonVideoEvent | GroupEvent>({
  group: coursesGroup,
  collections: collectionsOf(courses, lessons, coursePlans),
  records: courseRecords,
  events: [courseEvents, lessonEvents, lessonVideoEvents, groupEvents],
  on: {
    CourseCreated: ({ courseId, ...course }, { at, revision }) =>
      put(courses, courseId, {
        ...course,
        _id: courseId,
        _revision: revision,
        titleKey: plain(course.title),
        lessons: [],
        outlines: [],
        downloads: [],
        image: null,
        createdAt: at,
        updatedAt: at,
      }),
    CourseUpdated: (data, occurred) =>
      changed(data, occurred, {
        ...definedIn(data.changed),
        ...(data.changed.title !== undefined && { titleKey: plain(data.changed.title) }),
      }),
    CoursePublished: (data, occurred) => changed(data, occurred, { published: true }),
    CourseUnpublished: (data, occurred) => changed(data, occurred, { published: false }),
    CourseDeleted: {
      needs: ({ courseId }) => [need(courses, courseId)],
      then: ({ courseId }, _, found) => [
        remove(courses, courseId),
        ...(found.one(courses, courseId)?.lessons ?? []).map(({ _id }) => remove(lessons, _id)),
      ],
    },
    LessonsReordered: (data, occurred) => [
      changed(data, occurred, {}),
      listed(data, (list) => inOrder(list, data.lessonIds)),
    ],
    CourseOutlineAttached: (data, occurred) => outlined(data, occurred, data.fileId),
    CourseOutlineRemoved: (data, occurred) => outlined(data, occurred),
    CourseDownloadsSet: (data, occurred) => changed(data, occurred, { downloads: data.downloads }),
    CourseImageSet: (data, occurred) => changed(data, occurred, { image: data.image }),

    LessonAdded: ({ lessonId, ...lesson }, { at, revision }) => [
      put(lessons, lessonId, {
        ...lesson,
        _id: lessonId,
        _revision: revision,
        titleKey: plain(lesson.title),
        videos: [],
        createdAt: at,
        updatedAt: at,
      }),
      listed(lesson, (list) => [...list, { _id: lessonId, title: lesson.title, durationS: lesson.durationS }]),
    ],
    LessonUpdated: ({ lessonId, courseId, changed: to }, { at, revision }) => [
      update(lessons, lessonId, (doc) => {
        const now = { ...doc, ...definedIn(to) };
        return { ...now, titleKey: plain(now.title), _revision: revision, updatedAt: at };
      }),
      listed({ courseId }, (list) =>
        list.map((one) => {
          const { title, durationS } = { ...one, ...definedIn(to) };
          return one._id === lessonId ? { _id: lessonId, title, durationS } : one;
        }),
      ),
    ],
    LessonRemoved: ({ lessonId, courseId }) => [
      remove(lessons, lessonId),
      listed({ courseId }, (list) => list.filter(({ _id }) => _id !== lessonId)),
    ],

    LessonVideoAttached: ({ lessonId, locale, videoId }) =>
      update(lessons, lessonId, (doc) => ({
        ...doc,
        videos: [...doc.videos.filter((one) => one.locale !== locale), { locale, videoId }],
      })),

    GroupCoursesSet: ({ groupId, regionId, items }, occurred) =>
      put(coursePlans, groupId, {
        _id: groupId,
        regionId,
        items,
        courseIds: items.map(({ courseId }) => courseId),
        why: [refOf(occurred)],
      }),
  },
});

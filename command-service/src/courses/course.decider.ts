import { isDeepStrictEqual } from 'node:util';
import { categoryStream } from '@paideia/events/categories/category.events.ts';
import { courseCommands, type CourseCommand } from '@paideia/events/courses/course.commands.ts';
import { courseEvents, courseStream, type CourseDetails } from '@paideia/events/courses/course.events.ts';
import { coursePermissions, readsCourses } from '@paideia/events/courses/course.permissions.ts';
import { mostLessons } from '@paideia/events/courses/course.rules.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { category } from '../categories/category.decider.ts';
import { changedOf } from '../kernel/decide/changed.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';
import { teacherFacts } from '../teachers/teacher.facts.ts';
import { courseUse } from './course-use.facts.ts';
import {
  decideMaterials,
  evolveMaterials,
  fileIdsOf,
  filesAreThere,
  noMaterials,
  type Materials,
} from './course-materials.ts';
import { courseFacts, lessonFacts } from './course.facts.ts';

type State = {
  readonly course: CourseDetails | null;
  readonly published: boolean;
  readonly deleted: boolean;
  /** The order that was last set. */
  readonly lessonIds: readonly string[];
  readonly materials: Materials;
  /** These files belong to what the course had once. */
  readonly formerFileIds: readonly string[];
};
type Rejected =
  | 'course.exists'
  | 'course.codeTaken'
  | 'course.categoryUnknown'
  | 'course.teacherUnknown'
  | 'course.empty'
  | 'course.taken'
  | 'course.examined'
  | 'course.lessonsChanged'
  | 'course.fileUnknown'
  | 'course.fileTaken';
type CourseFacts = {
  readonly isTaken: boolean;
  readonly categoryExists: boolean;
  readonly teachersExist: boolean;
  readonly lessonIds: readonly string[];
  /** What would miss the course, of the first that would. */
  readonly missedBy: 'group' | 'exam' | 'assignment' | null;
  readonly filesAreThere: boolean;
};
type Wish = Omit<DataOf<CourseCommand, 'UpdateCourse'>, 'courseId'>;

const detailsOf = ({
  code,
  title,
  description,
  categoryId,
  teacherIds,
  programYear,
  credits,
}: Wish): CourseDetails => ({
  code,
  title,
  description,
  categoryId,
  teacherIds: [...new Set(teacherIds)],
  programYear,
  credits,
});
/** Why this is not known of a course, if it is not. */
function misfit({ code }: CourseDetails, facts: CourseFacts): Rejection<Rejected> | undefined {
  if (facts.isTaken) return reject('course.codeTaken', { code });
  if (!facts.categoryExists) return reject('course.categoryUnknown');
  return facts.teachersExist ? undefined : reject('course.teacherUnknown');
}
async function missedBy(ask: Ask, courseId: string): Promise<CourseFacts['missedBy']> {
  const { items } = await ask
    .table(courseUse)
    .find({ where: { courseIds: courseId }, sort: { field: 'by', descending: true }, limit: 1 });
  return items[0]?.by ?? null;
}

export const course = defineDecider<State, Rejected, CourseFacts>()({
  events: courseEvents,
  commands: courseCommands,
  permissions: coursePermissions,
  reads: readsCourses,
  creates: ['CreateCourse'],
  commutes: [],
  stream: ({ data }) => courseStream(data.courseId),
  initial: { course: null, published: false, deleted: false, lessonIds: [], ...noMaterials },
  exists: ({ course, deleted }) => course !== null && !deleted,
  claims: ({ course, deleted, materials }) =>
    course && !deleted
      ? [
          { kind: 'courseCode', value: course.code, taken: reject('course.codeTaken', { code: course.code }) },
          ...fileIdsOf(materials).map((value) => ({ kind: 'courseFile', value, taken: reject('course.fileTaken') })),
        ]
      : [],
  scope: () => ({}),
  facts: async (command, ask, state) => {
    const { type, data } = command;
    const { course } = state;
    const { courseId } = data;
    const wish = type === 'CreateCourse' || type === 'UpdateCourse' ? data : null;
    const namesakes = wish
      ? await ask.table(courseFacts).find({ where: { code: wish.code }, limit: 2 })
      : { items: [] };
    // What was deleted meanwhile may stay where it stands.
    const categoryId = wish?.categoryId === course?.categoryId ? null : (wish?.categoryId ?? null);
    const teacherIds = [...new Set(wish?.teacherIds.filter((id) => !course?.teacherIds.includes(id)))];
    const asksLessons = type === 'PublishCourse' || type === 'ReorderLessons';
    const lessons = asksLessons
      ? await ask.table(lessonFacts).find({ where: { courseId }, limit: mostLessons })
      : { items: [] };
    return {
      isTaken: namesakes.items.some((one) => one.courseId !== courseId),
      categoryExists:
        categoryId === null || (await ask.state(category, categoryStream(categoryId))).category?.kind === 'course',
      teachersExist: (await ask.table(teacherFacts).many(teacherIds)).length === teacherIds.length,
      lessonIds: lessons.items.map(({ lessonId }) => lessonId),
      missedBy: type === 'DeleteCourse' ? await missedBy(ask, courseId) : null,
      filesAreThere: await filesAreThere(command, ask, state),
    };
  },

  decide: {
    CreateCourse: ({ course, deleted }, { courseId, ...wish }, facts) => {
      const details = detailsOf(wish);
      if (course) return !deleted && isDeepStrictEqual(course, details) ? [] : reject('course.exists');
      return misfit(details, facts) ?? [{ type: 'CourseCreated', data: { courseId, ...details, published: false } }];
    },
    UpdateCourse: ({ course }, { courseId, ...wish }, facts) => {
      const details = detailsOf(wish);
      const wrong = misfit(details, facts);
      if (wrong) return wrong;
      const changed = changedOf(details, course ?? {});
      return Object.keys(changed).length === 0 ? [] : [{ type: 'CourseUpdated', data: { courseId, changed } }];
    },
    PublishCourse: ({ published, materials }, data, { lessonIds }) => {
      if (published) return [];
      return lessonIds.length === 0 && Object.keys(materials.outlines).length === 0
        ? reject('course.empty')
        : [{ type: 'CoursePublished', data }];
    },
    UnpublishCourse: ({ published }, data) => (published ? [{ type: 'CourseUnpublished', data }] : []),
    DeleteCourse: (_, data, { missedBy: by }) => {
      if (by === null) return [{ type: 'CourseDeleted', data }];
      return reject(by === 'group' ? 'course.taken' : 'course.examined');
    },
    ReorderLessons: ({ lessonIds: former }, data, { lessonIds }) => {
      const isWhole = isDeepStrictEqual([...data.lessonIds].sort(), [...lessonIds].sort());
      if (!isWhole) return reject('course.lessonsChanged');
      return isDeepStrictEqual(former, data.lessonIds) ? [] : [{ type: 'LessonsReordered', data }];
    },
    ...decideMaterials,
  },
  evolve: {
    CourseCreated: (state, { courseId: _, published, ...details }) => ({ ...state, course: details, published }),
    CourseUpdated: (state, { changed }) => ({
      ...state,
      course: state.course && { ...state.course, ...definedIn(changed) },
    }),
    CoursePublished: (state) => ({ ...state, published: true }),
    CourseUnpublished: (state) => ({ ...state, published: false }),
    LessonsReordered: (state, { lessonIds }) => ({ ...state, lessonIds }),
    ...evolveMaterials,
  },
});

import { lessonCommands, type LessonCommand } from '@paideia/events/courses/course.commands.ts';
import { lessonEvents, lessonStream, type LessonDetails } from '@paideia/events/courses/course.events.ts';
import { coursePermissions, readsCourses } from '@paideia/events/courses/course.permissions.ts';
import { mostLessons } from '@paideia/events/courses/course.rules.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { changedOf } from '../kernel/decide/changed.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { sanitise } from '../kernel/text/sanitise.ts';
import { courseFacts, lessonFacts } from './course.facts.ts';

type State = { readonly courseId: string; readonly lesson: LessonDetails | null; readonly removed: boolean };
type Wish = Omit<DataOf<LessonCommand, 'UpdateLesson'>, 'lessonId'>;
type LessonFacts = { readonly courseExists: boolean; readonly lessons: number };

const detailsOf = ({ title, notes, durationS }: Wish): LessonDetails => ({ title, notes: sanitise(notes), durationS });

export const lesson = defineDecider<State, 'lesson.exists' | 'lesson.courseUnknown' | 'lesson.tooMany', LessonFacts>()({
  events: lessonEvents,
  commands: lessonCommands,
  permissions: coursePermissions,
  reads: readsCourses,
  creates: ['AddLesson'],
  commutes: [],
  stream: ({ data }) => lessonStream(data.lessonId),
  initial: { courseId: '', lesson: null, removed: false },
  exists: ({ lesson: known, removed }) => known !== null && !removed,
  scope: () => ({}),
  facts: async ({ type, data }, ask, state) => {
    const courseId = type === 'AddLesson' ? data.courseId : state.courseId;
    return {
      courseExists: (await ask.table(courseFacts).one(courseId)) !== undefined,
      lessons: type === 'AddLesson' ? (await ask.table(lessonFacts).count({ where: { courseId } })).n : 0,
    };
  },

  decide: {
    AddLesson: (state, { lessonId, courseId, ...wish }, { courseExists, lessons }) => {
      const details = detailsOf(wish);
      if (state.lesson) {
        const isSame =
          !state.removed && state.courseId === courseId && Object.keys(changedOf(details, state.lesson)).length === 0;
        return isSame ? [] : reject('lesson.exists');
      }
      if (!courseExists) return reject('lesson.courseUnknown');
      if (lessons >= mostLessons) return reject('lesson.tooMany', { most: mostLessons });
      return [{ type: 'LessonAdded', data: { lessonId, courseId, ...details } }];
    },
    UpdateLesson: ({ courseId, lesson: known }, { lessonId, ...wish }, { courseExists }) => {
      if (!courseExists) return reject('lesson.courseUnknown');
      const changed = changedOf(detailsOf(wish), known ?? {});
      return Object.keys(changed).length === 0
        ? []
        : [{ type: 'LessonUpdated', data: { lessonId, courseId, changed } }];
    },
    RemoveLesson: ({ courseId }, { lessonId }) => [{ type: 'LessonRemoved', data: { lessonId, courseId } }],
  },
  evolve: {
    LessonAdded: (_, { lessonId: _id, courseId, ...details }) => ({ courseId, lesson: details, removed: false }),
    LessonUpdated: (state, { changed }) => ({
      ...state,
      lesson: state.lesson && { ...state.lesson, ...definedIn(changed) },
    }),
    LessonRemoved: (state) => ({ ...state, removed: true }),
  },
});

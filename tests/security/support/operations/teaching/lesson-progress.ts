import { listsCourses } from '@paideia/events/courses/course.permissions.ts';
import { inPerson, signedIn } from '@paideia/events/kernel/permission.ts';
import { readsGroupProgress } from '@paideia/events/lesson-progress/lesson-progress.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, nothing, ofRegion, own, type Row } from '../../row.ts';

/** None of one's groups takes the course, which is answered as if it were not there. */
const absent = { ...own, isAbsent: true, note: 'of one’s own groups' } as const;
const teachersToo = 'and the teachers of the group';
const noted = { rule: inPerson(signedIn), ...nothing, note: 'of one’s own groups' } as const;

export const queries: Readonly<Record<string, Row>> = {
  myCourses: { ...absent, args: (of) => ({ groupId: fresh(of, 'no group') }) },
  course: { ...absent, args: (of) => ({ _id: fresh(of, 'no course') }) },
  courseDownloads: { ...absent, args: (of) => ({ courseId: fresh(of, 'no course') }) },
  lesson: { ...absent, args: (of) => ({ _id: fresh(of, 'no lesson') }) },
  recentLessons: own,
  groupProgress: ofRegion(readsGroupProgress, ({ groupId }) => ({ groupId }), { note: teachersToo }),
  lessonWatching: ofRegion(readsGroupProgress, ({ groupId }) => ({ groupId, courseId: demoId('C', 1) }), {
    note: teachersToo,
  }),
  courseProgressByGroup: {
    rule: listsCourses,
    ...nothing,
    args: () => ({ courseId: demoId('C', 1) }),
    note: 'of the groups whose progress one may see',
  },
};
export const mutations: Readonly<Record<string, Row>> = {
  openCourse: { ...noted, args: (of) => ({ courseId: fresh(of, 'no course') }) },
  recordLessonWatch: {
    ...noted,
    args: (of) => ({ input: { courseId: fresh(of, 'no course'), lessonId: fresh(of, 'no lesson') } }),
  },
};

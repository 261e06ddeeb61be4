import { addDays } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { courses } from './courses.ts';
import { demoId, U } from './ids.ts';
import { lessonsOf } from './lessons.ts';

/** It says how much of the lessons of their group's courses students have done. */
const studied = [
  { group: 1, students: { 11: 0.6, 12: 0.25, 13: 0.7, 14: 0.5, 15: 0.1 } },
  { group: 2, students: { 17: 0.7, 18: 0.4, 20: 0.2 } },
  { group: 3, students: { 21: 0.6, 22: 0.3, 23: 0.1 } },
] as const;
/** These days of the term come before the last one of the demo. */
const termDays = 73;

/** Students go through the lessons of each course in their order, evenly over the term, and stop half-way in the next one. */
export const progressCommands = (at: (date: string) => string): readonly DemoCommand[] =>
  studied.flatMap(({ group, students }) =>
    Object.entries(students).flatMap(([student, share]) => {
      const userId = U(Number(student));
      const by = (
        type: string,
        key: string,
        data: Record<string, unknown>,
        day: number,
        minute: number,
      ): DemoCommand => ({
        key: `${type}-${student}-${key}`,
        type,
        data: { userId, ...data },
        actorId: userId,
        occurredAt: `${at(addDays('2026-09-07', day))}T18:${String(minute).padStart(2, '0')}:00.000Z`,
      });
      return courses
        .filter((course) => course.groups.includes(group))
        .flatMap(({ n }) => {
          const courseId = demoId('C', n);
          const lessons = lessonsOf(n);
          const done = Math.floor(lessons.length * share);
          return lessons.slice(0, done + 1).flatMap(({ lessonId }, i) => {
            const day = Math.min(termDays, Math.floor(((i + 1) * termDays) / (done + 1)));
            return [
              ...(i % 2 === 0 ? [by('OpenCourse', `${n}-${i}`, { courseId }, day, 0)] : []),
              by('RecordLessonWatch', lessonId, { courseId, lessonId, completed: i < done }, day, 5 + n),
            ];
          });
        });
    }),
  );

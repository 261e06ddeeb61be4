import type { DemoCommand } from './command.ts';
import { demoId, G, R, U } from './ids.ts';
import { emailOf, people } from './people.ts';

const T = (n: number) => demoId('T', n);
const teachers = [
  {
    n: 1,
    user: 10,
    title: 'Old Testament',
    bio: 'Has taught at Cedar Ridge since 2012.',
    kind: 'instructor',
    region: 1,
  },
  { n: 2, user: 38, title: null, bio: null, kind: 'facilitator', region: 2 },
  { n: 3, user: 5, title: 'Student life', bio: null, kind: 'facilitator', region: 1 },
] as const;
const staff = [
  { group: 1, instructors: [1], facilitators: [3] },
  { group: 2, instructors: [1], facilitators: [3] },
  { group: 3, instructors: [], facilitators: [2] },
] as const;
const categories = [
  ['course', 'Biblical Studies'],
  ['course', 'Ministry'],
  ['video', 'Lectures'],
  ['video', 'Alumni Stories'],
  ['document', 'Handbooks'],
] as const;
/** These people teach the courses of a group. */
export const teacherIdsOf = (group: number): readonly string[] =>
  staff.find((one) => one.group === group)?.instructors.map(T) ?? [];

/** These come after the people are there: they say who teaches, and by what things are sorted. */
export function teacherCommands(at: (date: string) => string): readonly DemoCommand[] {
  const by = (type: string, key: string, data: Record<string, unknown>): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data,
    actorId: null,
    occurredAt: `${at('2026-09-01')}T15:00:00.000Z`,
  });
  return [
    ...teachers.map(({ n, user, region, ...teacher }) => {
      const person = people.find((one) => one.n === user)!;
      const name = person.name.join(' ');
      const userId = U(user);
      return by('SaveTeacher', `${n}`, {
        teacherId: T(n),
        name,
        email: emailOf(person),
        userId,
        regionIds: [R(region)],
        ...teacher,
      });
    }),
    ...staff.map(({ group, instructors, facilitators }) =>
      by('SetGroupStaff', `${group}`, {
        groupId: G(group),
        instructorIds: instructors.map(T),
        facilitatorIds: facilitators.map(T),
      }),
    ),
    ...categories.map(([kind, name], i) =>
      by('SaveCategory', `${i + 1}`, { categoryId: demoId('K', i + 1), kind, name, order: i + 1 }),
    ),
  ];
}

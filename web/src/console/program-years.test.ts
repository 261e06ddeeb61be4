import { expect, test } from '@jest/globals';
import { courseCommands } from '@paideia/events/courses/course.commands.ts';
import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { programYears } from './program-years.ts';

test('what can be chosen for a programme year is all that courses and groups take', () => {
  const taken = Array.from({ length: 40 }, (_, n) => n - 20);
  for (const { shape } of [courseCommands.CreateCourse, groupCommands.CreateGroup])
    expect(taken.filter((year) => shape.programYear.safeParse(year).success)).toEqual(programYears);
});

import { z } from 'zod';
import { Id, OptionalText, Text } from '../kernel/ids.ts';
import { longestEmail } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { TeacherKind } from './teacher.events.ts';
import { longestOfTeacher } from './teacher.rules.ts';

const teacherRef = z.object({ teacherId: Id });
const isEmail = (text: string | null) => text === null || z.email().safeParse(text).success;

export const teacherCommands = defineCommands({
  /** Makes the teacher or changes all that is known of him or her. */
  SaveTeacher: teacherRef.extend({
    name: Text(longestOfTeacher.name),
    title: OptionalText(longestOfTeacher.title),
    bio: OptionalText(longestOfTeacher.bio),
    email: OptionalText(longestEmail).refine(isEmail, { message: 'teacher.noEmail' }),
    kind: TeacherKind,
    userId: Id.nullable().default(null),
    /** He or she teaches in these; none stands for everywhere. */
    regionIds: z.array(Id).max(50).default([]),
  }),
  DeleteTeacher: teacherRef,
});
export type TeacherCommand = CommandOf<typeof teacherCommands>;

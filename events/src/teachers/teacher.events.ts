import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const teacherStream = streamOf('teacher');
export const TeacherKind = z.enum(['instructor', 'facilitator']);
export type TeacherKind = z.infer<typeof TeacherKind>;
const teacherRef = z.object({ teacherId: Id });

/** They tell what is shown of somebody who teaches or facilitates groups; `userId` is that person's account, where there is one. */
export const teacherEvents = defineEvents('teacher', {
  /** Holds the whole teacher, new or changed. */
  TeacherSaved: event(
    teacherRef.extend({
      name: personal(z.string()),
      title: personal(z.string().nullable()),
      bio: personal(z.string().nullable()),
      email: personal(z.string().nullable()),
      kind: TeacherKind,
      userId: Id.nullable(),
      regionIds: z.array(Id),
    }),
    { subject: ({ userId, teacherId }) => userId ?? teacherId },
  ),
  TeacherDeleted: event(teacherRef),
});
export type TeacherEvent = EventOf<typeof teacherEvents>;

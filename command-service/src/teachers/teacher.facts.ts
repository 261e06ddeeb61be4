import { group } from '@paideia/documents/port.ts';
import { teacherEvents, type TeacherEvent } from '@paideia/events/teachers/teacher.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';

type TeacherFact = { readonly teacherId: string; readonly userId: string | null };

const teacherFactsGroup = group('facts-teachers', 1);
export const teacherFacts = teacherFactsGroup.collection<TeacherFact>('teacherFacts');

export const teacherFactTable = defineProjection<TeacherEvent>({
  group: teacherFactsGroup,
  collections: collectionsOf(teacherFacts),
  events: [teacherEvents],
  on: {
    TeacherSaved: ({ teacherId, userId }) => put(teacherFacts, teacherId, { teacherId, userId }),
    TeacherDeleted: ({ teacherId }) => remove(teacherFacts, teacherId),
  },
});

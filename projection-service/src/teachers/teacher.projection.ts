import { plain } from '@paideia/documents/values.ts';
import { teacherEvents, type TeacherEvent } from '@paideia/events/teachers/teacher.events.ts';
import { collectionsOf, defineProjection, remove, upsert } from '../kernel/projection.ts';
import { teachers, teachersGroup, teacherRecord } from './teacher.view.ts';

export const teacherProjection = defineProjection<TeacherEvent>({
  group: teachersGroup,
  collections: collectionsOf(teachers),
  records: [teacherRecord],
  events: [teacherEvents],
  on: {
    TeacherSaved: ({ teacherId, ...teacher }, { at, revision }) =>
      upsert(teachers, teacherId, (was) => ({
        ...teacher,
        _id: teacherId,
        _revision: revision,
        nameKey: plain(teacher.name ?? ''),
        createdAt: was?.createdAt ?? at,
        updatedAt: at,
      })),
    TeacherDeleted: ({ teacherId }) => remove(teachers, teacherId),
  },
});

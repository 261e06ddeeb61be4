import { readsTeachers } from '@paideia/events/teachers/teacher.permissions.ts';
import { teachers, type TeacherView } from '@paideia/projection-service/teachers/teacher.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { teacherOf } from './teacher.queries.ts';
import { Teacher, TeacherFilter } from './teacher.types.ts';

/** It answers `allTeachers` and `Teacher`: every teacher, for admins. */
export const TeacherResolver = adminResource<TeacherView, Teacher, TeacherFilter>({
  name: 'Teacher',
  type: Teacher,
  view: teachers,
  filter: TeacherFilter,
  rule: readsTeachers,
  scope: () => 'everything',
  where: ({ q, kind }) => ({ where: { kind: kind ?? undefined }, search: q ?? undefined }),
  sorts: { name: 'nameKey', id: 'nameKey', kind: 'kind', createdAt: 'createdAt' },
  map: teacherOf,
});

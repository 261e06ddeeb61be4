import { group } from '@paideia/documents/port.ts';
import type { TeacherKind } from '@paideia/events/teachers/teacher.events.ts';
import { recordOf } from '../kernel/record.ts';

/** The name, the title, the text and the address are null when they were erased. */
export type TeacherView = {
  readonly _id: string;
  readonly _revision: number;
  readonly name: string | null;
  readonly nameKey: string;
  readonly title: string | null;
  readonly bio: string | null;
  readonly email: string | null;
  readonly kind: TeacherKind;
  readonly userId: string | null;
  /** None stands for everywhere. */
  readonly regionIds: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
};
export const teachersGroup = group('teachers', 1);
export const teachers = teachersGroup.collection<TeacherView>('teachers', {
  indexes: {
    byName: ['nameKey'],
    byKind: ['kind', 'nameKey'],
    byRegion: ['regionIds', 'nameKey'],
    byUser: ['userId'],
    byCreation: ['createdAt'],
  },
  search: ['name', 'title'],
});

export const teacherRecord = recordOf(teachers, { named: { kind: 'teacher', name: ({ name }) => name ?? undefined } });

import { group } from '@paideia/documents/port.ts';
import type { PlannedCourse } from '@paideia/events/groups/group.events.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';

export const coursesGroup = group('courses', 2);

export type CourseView = {
  readonly _id: string;
  readonly code: string;
  readonly title: string;
  readonly titleKey: string;
  readonly description: string | null;
  readonly programYear: number;
  readonly credits: number;
};
export const courses = coursesGroup.collection<CourseView>('courses', {
  indexes: { code: ['code'], year: ['programYear', 'code'], title: ['titleKey'], credits: ['credits'] },
  search: ['code', 'title'],
});

/** Which courses a group takes, in their order; the id is the group's. */
export type CoursePlanView = {
  readonly _id: string;
  readonly regionId: string;
  readonly items: readonly PlannedCourse[];
  readonly why: readonly EventRef[];
};
export const coursePlans = coursesGroup.collection<CoursePlanView>('coursePlans');

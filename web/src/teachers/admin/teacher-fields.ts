import type { Fields } from '../../console/admin-resource.ts';
import type { TeacherInput } from '../../generated/schema.ts';

type Details = Required<Omit<TeacherInput, '_id'>>;
/** The form of a teacher holds these. */
export const teacherFields = ({ name, title, bio, email, kind, userId, regionIds }: Details): Details => ({
  name,
  title: title ?? '',
  bio: bio ?? '',
  email: email ?? '',
  kind,
  userId: userId ?? null,
  regionIds,
});
/** Its command is sent these. */
export const teacherInput = (fields: Fields) =>
  ({
    _id: fields['id'],
    ...teacherFields(fields as Details), // The form holds these.
  }) satisfies Record<keyof TeacherInput, unknown>;
/** Refusals that are about one field. */
export const teacherRefusals = {
  'teacher.userUnknown': { field: 'userId' },
  'teacher.userTaken': { field: 'userId' },
} as const;

import { useRemote } from '../lib/data/index.ts';
import { TeacherChoicesDocument } from '../generated/console/people.ts';
import type { Choice } from './list/list-shapes.ts';

/** Whom a group or a course may be given, by name; none until they are there. */
export const useTeacherChoices = (): readonly (Choice & { readonly kind: string })[] =>
  useRemote(TeacherChoicesDocument, {}, ({ teacherChoices }) => teacherChoices).data?.map(({ _id, name, kind }) => ({
    value: _id,
    label: name,
    kind,
  })) ?? [];

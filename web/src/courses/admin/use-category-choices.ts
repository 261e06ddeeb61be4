import type { Choice } from '../../console/list/list-shapes.ts';
import { useRemote } from '../../lib/data/index.ts';
import { CourseCategoriesDocument } from '../../generated/courses/admin/courses-admin.ts';

/** The categories that a course may be given, in their order; none until they are there. */
export const useCategoryChoices = (): readonly Choice[] =>
  useRemote(CourseCategoriesDocument, {}, ({ categoryChoices }) => categoryChoices).data?.map(({ _id, name }) => ({
    value: _id,
    label: name,
  })) ?? [];

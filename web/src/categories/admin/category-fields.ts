import type { Fields } from '../../console/admin-resource.ts';
import type { CategoryInput } from '../../generated/schema.ts';

type Details = Omit<CategoryInput, '_id'>;
/** The form of a category holds these. */
export const categoryFields = ({ kind, name, order }: Details): Details => ({ kind, name, order });
/** Its command is sent these. */
export const categoryInput = (fields: Fields) =>
  ({
    _id: fields['id'],
    ...categoryFields(fields as Details), // The form holds these.
  }) satisfies Record<keyof CategoryInput, unknown>;
/** Refusals that are about one field. */
export const categoryRefusals = { 'category.nameTaken': { field: 'name' } } as const;

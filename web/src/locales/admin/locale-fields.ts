import type { Fields } from '../../console/admin-resource.ts';
import type { LocaleInput } from '../../generated/schema.ts';

type Details = Omit<LocaleInput, '_id'>;
export const localeFields = ({ name, value, label }: Details): Details => ({ name, value, label });
/** Its commands are sent these. */
export const localeInput = (fields: Fields) =>
  ({
    _id: fields['id'],
    ...localeFields(fields as Details), // The form holds these.
  }) satisfies Record<keyof LocaleInput, unknown>;
/** Refusals that are about one field. */
export const localeRefusals = { 'locale.exists': { field: 'value' } } as const;

import {
  importFields,
  optionalImportFields,
  type ImportField,
} from '@paideia/events/user-imports/user-import.rules.ts';

/** The place of each field's column, counted from 0; null is left out. */
export type Mapping = Readonly<Record<ImportField, number | null>>;
type MappingFault = 'mapNeeded' | 'mapTwice';

/** What is wrong with each field's column, before the server is asked. */
export function mappingFaults(mapping: Mapping): Readonly<Partial<Record<ImportField, MappingFault>>> {
  const faults: Partial<Record<ImportField, MappingFault>> = {};
  for (const field of importFields) {
    const column = mapping[field];
    if (column === null && !optionalImportFields.includes(field)) faults[field] = 'mapNeeded';
    if (column !== null && importFields.some((other) => other !== field && mapping[other] === column))
      faults[field] = 'mapTwice';
  }
  return faults;
}
export const isWhole = (mapping: Mapping): boolean => Object.keys(mappingFaults(mapping)).length === 0;

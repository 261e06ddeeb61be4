import type { GroupInput } from '../../generated/schema.ts';
import type { Fields } from '../../console/admin-resource.ts';

type Details = Required<Omit<GroupInput, '_id'>>;
/** What the form of a group holds. */
export const groupFields = ({
  name,
  programYear,
  startDate,
  endDate,
  locale,
  offlineApp,
  selfSignUp,
  freeOfCharge,
  attendanceSchemaId,
}: Details): Details => ({
  name,
  programYear,
  startDate,
  endDate,
  locale,
  offlineApp,
  selfSignUp,
  freeOfCharge,
  attendanceSchemaId,
});
/** What its command is sent. */
export const groupInput = (fields: Fields) =>
  ({
    _id: fields['id'],
    ...groupFields(fields as Details), // The form holds these.
  }) satisfies Record<keyof GroupInput, unknown>;

import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
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
}: Pick<AdminGroupDetailFragment, keyof Details>): Details => ({
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
export const groupInput = ({
  id,
  name,
  programYear,
  startDate,
  endDate,
  locale,
  offlineApp,
  selfSignUp,
  freeOfCharge,
  attendanceSchemaId,
}: Fields) =>
  ({
    _id: id,
    name,
    programYear,
    startDate,
    endDate,
    locale,
    offlineApp,
    selfSignUp,
    freeOfCharge,
    attendanceSchemaId,
  }) satisfies Record<keyof GroupInput, unknown>;

import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import type { Fields } from '../../console/admin-resource.ts';

const names = [
  'name',
  'programYear',
  'startDate',
  'endDate',
  'locale',
  'offlineApp',
  'selfSignUp',
  'freeOfCharge',
  'attendanceSchemaId',
] as const;

/** What the form of a group holds. */
export const groupFields = (group: Pick<AdminGroupDetailFragment, (typeof names)[number]>): Fields =>
  Object.fromEntries(names.map((name) => [name, group[name]]));
/** What its command is sent. */
export const groupInput = (fields: Fields): Fields => ({
  _id: fields['id'],
  ...Object.fromEntries(names.map((name) => [name, fields[name]])),
});

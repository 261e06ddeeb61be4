import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';

/** For tests, this is a group without an attendance schema. */
export const evening: AdminGroupDetailFragment = {
  id: '5eed00000000000000000a01',
  _revision: 4,
  name: 'Evening Year 1',
  regionId: '5eed0000000000000000000a',
  regionName: 'US - Cedar Ridge',
  programYear: 1,
  startDate: '2026-09-01',
  endDate: '2027-06-30',
  attendanceSchemaName: null,
  timeZone: 'America/Denver',
  attendanceSchemaId: null,
  archived: false,
  studentCount: 3,
  locale: 'en',
  offlineApp: false,
  selfSignUp: false,
  freeOfCharge: false,
  instructors: [],
  facilitators: [],
  createdAt: '',
  updatedAt: '',
};

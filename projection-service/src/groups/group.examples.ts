import type { GroupView } from './group.view.ts';

type Named = Pick<GroupView, '_id' | 'name' | 'regionId'>;
/** A group without staff and students, which others join to. */
export const groupView = ({ _id, name, regionId, ...more }: Named & Partial<GroupView>): GroupView => ({
  _id,
  _revision: 0,
  name,
  nameKey: name.toLowerCase(),
  regionId,
  programYear: 1,
  startDate: null,
  endDate: null,
  locale: 'en',
  offlineApp: false,
  selfSignUp: false,
  freeOfCharge: false,
  attendanceSchemaId: null,
  archived: false,
  locks: [],
  instructorIds: [],
  facilitatorIds: [],
  studentCount: 0,
  createdAt: '2026-09-01',
  updatedAt: '2026-09-01',
  ...more,
});

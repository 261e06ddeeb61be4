import type { UserGroup, UserRegion } from './users.view.ts';
import { usersGroup } from './users.view.ts';

/** What users need to know of regions, groups and schemas; read by the projection only. */
export type GroupReference = Omit<UserGroup, 'enrolment'>;
export type SchemaReference = { readonly _id: string; readonly name: string };

export const userRegions = usersGroup.collection<UserRegion>('userRegions');
export const userGroups = usersGroup.collection<GroupReference>('userGroups', {
  indexes: { byRegion: ['regionId'], bySchema: ['attendanceSchemaId'] },
});
export const userSchemas = usersGroup.collection<SchemaReference>('userSchemas');

/** Groups of this region are for alumni and make nobody an active student (specification 6). */
const alumniRegionSlug = 'US-Alumni';
export const isAlumniRegion = (region: UserRegion | undefined): boolean => region?.slug === alumniRegionSlug;

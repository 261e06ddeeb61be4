import { settingIds } from '@paideia/events/site-settings/site-setting.rules.ts';
import type { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { patch, put, update, updateWhere, type AnyChange, type Found } from '../kernel/projection.ts';
import { withGroups } from './users-state.projection.ts';
import { users, usersGroup, type GroupReference, type UserRegion, type UserView } from './users.view.ts';

/** What users need to know of regions, groups, schemas and settings; read by the projection only. */
type SchemaReference = { readonly _id: string; readonly name: string };
/** Groups of the region, and these groups, are for alumni and make nobody an active student. */
type AlumniPlaces = Readonly<Record<'alumniRegionId' | 'alumniGroupIds', readonly string[]>>;

export const userRegions = usersGroup.collection<UserRegion>('userRegions');
export const userGroups = usersGroup.collection<GroupReference>('userGroups', {
  indexes: { byRegion: ['regionId'], bySchema: ['attendanceSchemaId'] },
});
export const userSchemas = usersGroup.collection<SchemaReference>('userSchemas');
/** One document: what the settings of the site say. */
export const alumniPlaces = usersGroup.collection<AlumniPlaces>('alumniPlaces');
export const theAlumniPlaces = 'site';

const nowhere: AlumniPlaces = { alumniRegionId: [], alumniGroupIds: [] };
const placesIn = (found: Found): AlumniPlaces => found.one(alumniPlaces, theAlumniPlaces) ?? nowhere;
type Placed = Pick<GroupReference, '_id' | 'regionId'>;
const areFor = ({ alumniRegionId, alumniGroupIds }: AlumniPlaces, { _id, regionId }: Placed): boolean =>
  alumniRegionId.includes(regionId) || alumniGroupIds.includes(_id);
export const isForAlumni = (found: Found, group: Placed): boolean => areFor(placesIn(found), group);

export const members = (groupId: string, changed: Partial<GroupReference>): AnyChange =>
  updateWhere(users, { groupIds: groupId }, (doc) =>
    withGroups(
      doc,
      ({ _id }) => _id === groupId,
      () => changed,
    ),
  );
/** What is new about a group, and among those who are in it. */
export const reference = (groupId: string, changed: Partial<GroupReference>): AnyChange[] => [
  patch(userGroups, groupId, changed),
  members(groupId, changed),
];

/** The groups that were the alumni's and those that are now. */
export function alumniPlacesChanged(key: SettingKey, to: string, found: Found): AnyChange[] {
  if (key !== 'alumniRegionId' && key !== 'alumniGroupIds') return [];
  const former = placesIn(found);
  const places = { ...former, [key]: settingIds(key, to) };
  const isAlumniGroup = (group: Placed) => ({ isAlumniGroup: areFor(places, group) });
  const marked = (group: GroupReference) => ({ ...group, ...isAlumniGroup(group) });
  const changes = (id: string) =>
    key === 'alumniRegionId'
      ? [updateWhere(userGroups, { regionId: id }, marked), updateWhere(users, { groupRegionIds: id }, withMarks)]
      : [update(userGroups, id, marked), updateWhere(users, { groupIds: id }, withMarks)];
  const withMarks = (user: UserView) => withGroups(user, () => true, isAlumniGroup);
  return [put(alumniPlaces, theAlumniPlaces, places), ...[...former[key], ...places[key]].flatMap(changes)];
}

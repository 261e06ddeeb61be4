import type { Role } from '@paideia/events/accounts/account.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { fullName } from '@paideia/events/kernel/names.ts';
import { nameKey } from '../kernel/names.ts';
import type { Graduation, GroupReference, UserGroup, UserRegion, UserRegionRole, UserView } from './users.view.ts';

/** An account of which only the id is known; the event that makes it may come after one that names it. */
export const unknownUser = (_id: string, at: string): UserView => ({
  _id,
  _revision: -1,
  profileRevision: -1,
  status: 'invited',
  isSelfSignedUp: false,
  isErased: false,
  email: null,
  emailVerified: false,
  firstName: '',
  lastName: '',
  fullName: '',
  nameKey: '',
  roles: [],
  regionIds: [],
  regions: [],
  regionRoles: [],
  regionRoleIds: [],
  attendanceAdminOf: [],
  groupIds: [],
  groups: [],
  groupRegionIds: [],
  attendanceSchemaIds: [],
  selectedGroup: null,
  termsVersion: null,
  termsAccepted: false,
  isAlumni: false,
  isAlumniOnly: false,
  isActiveStudent: false,
  graduations: [],
  gradYear: null,
  gradLocation: null,
  locale: 'en',
  location: null,
  phones: [],
  emails: [],
  url: null,
  socialUserName: null,
  homePage: null,
  cloudinaryId: null,
  showVideo: true,
  subscribeAlumniEmail: true,
  showAlumniWelcome: true,
  permissions: [],
  individualPermissions: [],
  notificationPreferences: [],
  notificationDelivery: null,
  createdBy: null,
  createdAt: at,
  updatedAt: at,
  activatedAt: null,
  invitedAt: null,
  importId: null,
});

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
const isStaff = ({ roles, regionRoles }: UserView): boolean =>
  [...roles, ...regionRoles.flatMap(({ roleNames }) => roleNames)].some((role) => role !== 'user');

/** The flags and id lists that follow from roles and enrolments. */
const derived = (user: UserView): UserView => {
  const isActiveStudent = user.groups.some(
    ({ enrolment, archived, isAlumniGroup }) => enrolment === 'active' && !archived && !isAlumniGroup,
  );
  return {
    ...user,
    regionRoleIds: user.regionRoles.map(({ regionId }) => regionId),
    groupIds: user.groups.map(({ _id }) => _id),
    groupRegionIds: unique(user.groups.map(({ regionId }) => regionId)),
    attendanceSchemaIds: unique(user.groups.flatMap(({ attendanceSchemaId }) => attendanceSchemaId ?? [])),
    isActiveStudent,
    isAlumniOnly: user.isAlumni && !isActiveStudent && !isStaff(user),
  };
};

/** The graduation from a group as it stands now: this one, or none any more. */
export function withGraduation(user: UserView, groupId: string, graduation?: Graduation): UserView {
  const others = user.graduations.filter((one) => one.groupId !== groupId);
  const graduations = graduation ? [...others, graduation] : others;
  const { gradYear = null, gradLocation = null } = graduations.at(-1) ?? {};
  const isAlumni = graduations.some(({ programYear }) => programYear >= 2);
  return derived({ ...user, graduations, gradYear, gradLocation, isAlumni });
}

export const withRoles = (user: UserView, granted: readonly Role[], revoked: readonly Role[] = []): UserView =>
  derived({ ...user, roles: unique([...user.roles, ...granted]).filter((role) => !revoked.includes(role)) });

/** An empty list of names takes the region's roles away. */
const withRegionRole = (user: UserView, role: UserRegionRole): UserView => {
  const others = user.regionRoles.filter(({ regionId }) => regionId !== role.regionId);
  return derived({ ...user, regionRoles: role.roleNames.length > 0 ? [...others, role] : others });
};
const roleNamesIn = (user: UserView, regionId: string): readonly string[] =>
  user.regionRoles.find((one) => one.regionId === regionId)?.roleNames ?? [];
export const withRegionRolesGranted = (user: UserView, { regionId, slug, roleNames }: UserRegionRole): UserView =>
  withRegionRole(user, { regionId, slug, roleNames: unique([...roleNamesIn(user, regionId), ...roleNames]) });
export const withRegionRolesRevoked = (user: UserView, { regionId, slug, roleNames }: UserRegionRole): UserView =>
  withRegionRole(user, {
    regionId,
    slug,
    roleNames: roleNamesIn(user, regionId).filter((name) => !roleNames.includes(name)),
  });

export const withRegions = (
  user: UserView,
  regionIds: readonly string[],
  known: (id: string) => UserRegion | undefined,
): UserView => ({
  ...user,
  regionIds: unique(regionIds),
  regions: unique(regionIds).map((id) => known(id) ?? { _id: id, name: '', slug: '' }),
});
/** The region under its present name. */
export const withRegion = (user: UserView, region: UserRegion): UserView => ({
  ...user,
  regions: user.regions.map((one) => (one._id === region._id ? region : one)),
});

export const withEnrolment = (user: UserView, group: UserGroup): UserView =>
  derived({
    ...user,
    groups: [...user.groups.filter(({ _id }) => _id !== group._id), group].sort((a, b) => a._id.localeCompare(b._id)),
  });
export const withoutEnrolment = (user: UserView, groupId: string): UserView =>
  derived({ ...user, groups: user.groups.filter(({ _id }) => _id !== groupId) });
/** Takes over what is new about some of the user's groups. */
export const withGroups = (
  user: UserView,
  wanted: (group: UserGroup) => boolean,
  changed: (group: UserGroup) => Partial<GroupReference>,
): UserView =>
  derived({ ...user, groups: user.groups.map((group) => (wanted(group) ? { ...group, ...changed(group) } : group)) });

/** Who reads a name that is gone sees this; no person is called so. */
export const erasedPerson = 'Erased person';
/** What the live read model still holds goes at once; the next build never held it. */
export const erased = (user: UserView): UserView => ({
  ...user,
  status: 'deactivated',
  isErased: true,
  fullName: erasedPerson,
  firstName: '',
  lastName: '',
  nameKey: '',
  email: null,
  phones: [],
  emails: [],
  location: null,
  url: null,
  socialUserName: null,
  homePage: null,
  cloudinaryId: null,
});

const kept = <T>(changed: T | undefined, former: T): T => (changed === undefined ? former : changed);

/** Only what changed is there; what was erased reads null. */
export const withProfile = (
  user: UserView,
  changed: DataOf<UserProfileEvent, 'UserProfileUpdated'>['changed'],
): UserView => {
  const name = {
    firstName: kept(changed.firstName, user.firstName) ?? '',
    lastName: kept(changed.lastName, user.lastName) ?? '',
  };
  return {
    ...user,
    ...name,
    fullName: user.isErased ? user.fullName : (fullName(name) ?? ''),
    nameKey: nameKey(name),
    location: kept(changed.location, user.location),
    phones: kept(changed.phones, user.phones) ?? [],
    emails: kept(changed.emails, user.emails) ?? [],
    url: kept(changed.url, user.url),
    socialUserName: kept(changed.socialUserName, user.socialUserName),
    homePage: kept(changed.homePage, user.homePage),
    cloudinaryId: kept(changed.cloudinaryId, user.cloudinaryId),
    showVideo: kept(changed.showVideo, user.showVideo),
  };
};

import { withPreference } from '@paideia/events/notifications/definitions.rules.ts';
import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import {
  attendanceSchemaEvents,
  type AttendanceSchemaEvent,
} from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { enrolmentEvents, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import {
  userPreferencesEvents,
  userProfileEvents,
  type UserPreferencesEvent,
  type UserProfileEvent,
} from '@paideia/events/profiles/profile.events.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import { siteSettingsEvents, type SiteSettingsEvent } from '@paideia/events/site-settings/site-setting.events.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  patch,
  put,
  remove,
  update,
  updateWhere,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import {
  alumniPlaces,
  alumniPlacesChanged,
  isForAlumni,
  members,
  reference,
  theAlumniPlaces,
  userGroups,
  userRegions,
  userSchemas,
} from './user-references.projection.ts';
import {
  erased,
  erasedPerson,
  unknownUser,
  withEnrolment,
  withGraduation,
  withGroups,
  withoutEnrolment,
  withProfile,
  withRegion,
  withRegionRolesGranted,
  withRegionRolesRevoked,
  withRegions,
  withRoles,
} from './users-state.projection.ts';
import { retractedUsers, users, usersGroup, type UserRegion, type UserView, userRecord } from './users.view.ts';

type Events =
  | UserAccountEvent
  | UserProfileEvent
  | UserPreferencesEvent
  | EnrolmentEvent
  | GroupEvent
  | RegionEvent
  | SiteSettingsEvent
  | AttendanceSchemaEvent;
type To = (user: UserView) => UserView;
type OfUser = { readonly userId: string };

const user = (userId: string, { at }: Occurred, to: To): AnyChange =>
  upsert(users, userId, (doc) => ({ ...to(doc ?? unknownUser(userId, at)), updatedAt: at }));
const account = ({ userId }: OfUser, occurred: Occurred, to: To): AnyChange =>
  user(userId, occurred, (doc) => ({ ...to(doc), _revision: occurred.revision }));
/** Nothing that is shown changes, but the revision does: a form that was opened before has not seen it. */
const seen = (data: OfUser, occurred: Occurred): AnyChange => account(data, occurred, (doc) => doc);
const profile = ({ userId }: OfUser, occurred: Occurred, to: To): AnyChange =>
  user(userId, occurred, (doc) => ({ ...to(doc), profileRevision: occurred.revision }));

const regionsOf = ({ regionIds }: { readonly regionIds: readonly string[] }) =>
  regionIds.map((id) => need(userRegions, id));
const known = (found: Found) => (id: string) => found.one(userRegions, id);

const region = (now: UserRegion): AnyChange[] => [
  put(userRegions, now._id, now),
  updateWhere(users, { regionIds: now._id }, (doc) => withRegion(doc, now)),
  updateWhere(users, { regionRoleIds: now._id }, (doc) => ({
    ...doc,
    regionRoles: doc.regionRoles.map((role) => (role.regionId === now._id ? { ...role, slug: now.slug } : role)),
  })),
];
const schema = ({ schemaId, name }: { readonly schemaId: string; readonly name: string }): AnyChange[] => [
  put(userSchemas, schemaId, { _id: schemaId, name }),
  updateWhere(userGroups, { attendanceSchemaId: schemaId }, (group) => ({ ...group, attendanceSchemaName: name })),
  updateWhere(users, { attendanceSchemaIds: schemaId }, (doc) =>
    withGroups(
      doc,
      ({ attendanceSchemaId }) => attendanceSchemaId === schemaId,
      () => ({ attendanceSchemaName: name }),
    ),
  ),
];

type Enrolled = OfUser & { readonly groupId: string; readonly regionId: string };
const enrolled = (enrolment: 'active' | 'completed') => ({
  needs: ({ groupId }: Enrolled) => [need(userGroups, groupId)],
  then: ({ userId, groupId, regionId }: Enrolled, occurred: Occurred, found: Found) => {
    const unknown = {
      _id: groupId,
      name: '',
      archived: false,
      regionId,
      isAlumniGroup: false,
      attendanceSchemaId: null,
      attendanceSchemaName: null,
    };
    return user(userId, occurred, (doc) =>
      withEnrolment(doc, { ...(found.one(userGroups, groupId) ?? unknown), enrolment }),
    );
  },
});
const left = ({ userId, groupId }: Enrolled, { at }: Occurred): AnyChange =>
  update(users, userId, (doc) => ({ ...withoutEnrolment(doc, groupId), updatedAt: at }));

/** Accounts, profiles and enrolments, with the names of what they belong to. */
export const usersProjection = defineProjection<Events>({
  group: usersGroup,
  collections: collectionsOf(users, retractedUsers, userRegions, userGroups, userSchemas, alumniPlaces),
  records: [userRecord],
  events: [
    userAccountEvents,
    userProfileEvents,
    userPreferencesEvents,
    enrolmentEvents,
    groupEvents,
    regionEvents,
    siteSettingsEvents,
    attendanceSchemaEvents,
  ],
  on: {
    UserInvited: {
      needs: regionsOf,
      then: (data, occurred, found) =>
        account(data, occurred, (doc) => ({
          ...withRoles(withRegions(doc, data.regionIds, known(found)), data.roles),
          status: 'invited',
          email: data.email,
          createdBy: data.invitedBy,
          createdAt: occurred.at,
          invitedAt: occurred.at,
          importId: data.importId ?? null,
        })),
    },
    UserSelfSignedUp: (data, occurred) =>
      account(data, occurred, (doc) => ({
        ...withRoles(doc, ['user']),
        status: 'signedUp',
        isSelfSignedUp: true,
        email: data.email,
        createdAt: occurred.at,
      })),
    UserEmailChanged: (data, occurred) =>
      account(data, occurred, (doc) => ({ ...doc, email: data.email, emailVerified: false })),
    VerificationMailRequested: seen,
    PasswordResetRequested: seen,
    PasswordReset: seen,
    PasswordChanged: seen,
    InitialPasswordSet: seen,
    EmailVerified: (data, occurred) => account(data, occurred, (doc) => ({ ...doc, emailVerified: true })),
    UserActivated: (data, occurred) =>
      account(data, occurred, (doc) => ({ ...doc, status: 'active', activatedAt: doc.activatedAt ?? occurred.at })),
    RolesGranted: (data, occurred) => account(data, occurred, (doc) => withRoles(doc, data.roles)),
    RolesRevoked: (data, occurred) => account(data, occurred, (doc) => withRoles(doc, [], data.roles)),
    IndividualPermissionsSet: (data, occurred) =>
      account(data, occurred, (doc) => ({
        ...doc,
        permissions: data.permissions,
        individualPermissions: data.permissions,
      })),
    RegionRolesGranted: (data, occurred) => account(data, occurred, (doc) => withRegionRolesGranted(doc, data)),
    RegionRolesRevoked: (data, occurred) => account(data, occurred, (doc) => withRegionRolesRevoked(doc, data)),
    UserRegionsChanged: {
      needs: regionsOf,
      then: (data, occurred, found) => account(data, occurred, (doc) => withRegions(doc, data.regionIds, known(found))),
    },
    InvitationMailRequested: (data, occurred) => account(data, occurred, (doc) => ({ ...doc, invitedAt: occurred.at })),
    // It is then as if the person had never been invited.
    InvitationRetracted: {
      needs: ({ userId }) => [need(users, userId)],
      then: ({ userId }, { at }, found) => {
        const { fullName, email } = found.one(users, userId) ?? unknownUser(userId, at);
        const retracted = { _id: userId, fullName, email, isErased: false, retractedAt: at };
        return [remove(users, userId), put(retractedUsers, userId, retracted)];
      },
    },
    UserDeactivated: (data, occurred) => account(data, occurred, (doc) => ({ ...doc, status: 'deactivated' })),
    UserErased: ({ userId }, { at, revision }) => [
      update(users, userId, (doc) => ({ ...erased(doc), _revision: revision, updatedAt: at })),
      patch(retractedUsers, userId, { fullName: erasedPerson, email: null, isErased: true }),
    ],
    UserReactivated: (data, occurred) =>
      account(data, occurred, (doc) => ({
        ...doc,
        status: doc.activatedAt !== null ? 'active' : doc.isSelfSignedUp ? 'signedUp' : 'invited',
      })),

    UserProfileCreated: (data, occurred) =>
      profile(data, occurred, (doc) => ({ ...withProfile(doc, data.changed), locale: data.locale })),
    UserProfileUpdated: (data, occurred) => profile(data, occurred, (doc) => withProfile(doc, data.changed)),
    UserLocaleChanged: (data, occurred) => profile(data, occurred, (doc) => ({ ...doc, locale: data.locale })),
    GroupSelected: ({ userId, groupId }, occurred) =>
      user(userId, occurred, (doc) => ({ ...doc, selectedGroup: groupId })),
    AlumniWelcomeDismissed: ({ userId }, occurred) =>
      user(userId, occurred, (doc) => ({ ...doc, showAlumniWelcome: false })),
    NotificationPreferenceSet: ({ userId, ...preference }, occurred) =>
      user(userId, occurred, (doc) => ({
        ...doc,
        notificationPreferences: withPreference(doc.notificationPreferences, preference),
      })),
    NotificationDeliverySet: ({ userId, ...notificationDelivery }, occurred) =>
      user(userId, occurred, (doc) => ({ ...doc, notificationDelivery })),
    AlumniEmailSubscriptionChanged: ({ userId, subscribed }, occurred) =>
      user(userId, occurred, (doc) => ({ ...doc, subscribeAlumniEmail: subscribed })),
    TermsAccepted: ({ userId, termsVersion }, occurred) =>
      user(userId, occurred, (doc) => ({ ...doc, termsVersion, termsAccepted: true })),

    EnrolmentStarted: enrolled('active'),
    EnrolmentCompleted: enrolled('completed'),
    EnrolmentResumed: enrolled('active'),
    EnrolmentWithdrawn: left,
    EnrolmentSuspended: left,
    StudentGraduated: ({ userId, groupId, programYear, gradYear, gradLocation }, occurred) =>
      user(userId, occurred, (doc) => withGraduation(doc, groupId, { groupId, programYear, gradYear, gradLocation })),
    GraduationUndone: {
      needs: enrolled('active').needs,
      then: (data, occurred, found) => [
        user(data.userId, occurred, (doc) => withGraduation(doc, data.groupId)),
        enrolled('active').then(data, occurred, found),
      ],
    },

    GroupCreated: {
      needs: () => [need(alumniPlaces, theAlumniPlaces)],
      then: ({ groupId, regionId, name }, _, found) => {
        const isAlumniGroup = isForAlumni(found, { _id: groupId, regionId });
        const group = {
          _id: groupId,
          name,
          archived: false,
          regionId,
          isAlumniGroup,
          attendanceSchemaId: null,
          attendanceSchemaName: null,
        };
        return [put(userGroups, groupId, group), members(groupId, group)];
      },
    },
    GroupUpdated: ({ groupId, changed: { name } }) => (name === undefined ? [] : reference(groupId, { name })),
    GroupAttendanceSchemaAssigned: {
      needs: ({ schemaId }) => [need(userSchemas, schemaId)],
      then: ({ groupId, schemaId }, _, found) => {
        const assigned = {
          attendanceSchemaId: schemaId,
          attendanceSchemaName: found.one(userSchemas, schemaId)?.name ?? null,
        };
        return reference(groupId, assigned);
      },
    },
    GroupArchived: ({ groupId }) => reference(groupId, { archived: true }),
    GroupRestored: ({ groupId }) => reference(groupId, { archived: false }),

    AttendanceSchemaDefined: schema,
    AttendanceSchemaRevised: schema,
    AttendanceSchemaDeleted: ({ schemaId }) => remove(userSchemas, schemaId),

    RegionCreated: ({ regionId, name, slug }) => region({ _id: regionId, name, slug }),
    RegionUpdated: {
      needs: ({ regionId }) => [need(userRegions, regionId)],
      then: ({ regionId, changed }, _, found) => {
        const former = found.one(userRegions, regionId);
        return former && (changed.name ?? changed.slug) !== undefined
          ? region({ _id: regionId, name: changed.name ?? former.name, slug: changed.slug ?? former.slug })
          : [];
      },
    },
    SiteSettingChanged: {
      needs: () => [need(alumniPlaces, theAlumniPlaces)],
      then: ({ key, to }, _, found) => alumniPlacesChanged(key, to, found),
    },
    RegionAttendanceAdminsSet: ({ regionId, userIds }, occurred) => [
      updateWhere(users, { attendanceAdminOf: regionId }, (doc) =>
        userIds.includes(doc._id)
          ? doc
          : { ...doc, attendanceAdminOf: doc.attendanceAdminOf.filter((id) => id !== regionId) },
      ),
      ...userIds.map((userId) =>
        user(userId, occurred, (doc) => ({
          ...doc,
          attendanceAdminOf: [...new Set([...doc.attendanceAdminOf, regionId])].sort(),
        })),
      ),
    ],
  },
});

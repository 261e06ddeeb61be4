// Operations of visitors, accounts, sessions, profiles and who belongs where.
import { accountPermissions, managesUsers, readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { calendarConnectionPermissions } from '@paideia/events/calendar-connections/calendar-connection.permissions.ts';
import { impersonationPermissions } from '@paideia/events/impersonations/impersonation.permissions.ts';
import { addressPermissions, readsAddress } from '@paideia/events/addresses/address.permissions.ts';
import { alumniProfilePermissions } from '@paideia/events/alumni-profiles/alumni-profile.permissions.ts';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';
import { groupPermissions, readsGroups } from '@paideia/events/groups/group.permissions.ts';
import {
  admin,
  anyOf,
  anyone,
  inPerson,
  regionalManager,
  role,
  self,
  signedIn,
  type Rule,
} from '@paideia/events/kernel/permission.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { notificationPermissions } from '@paideia/events/notifications/notification.permissions.ts';
import { siteSettingsPermissions } from '@paideia/events/site-settings/site-setting.permissions.ts';
import { readsStudentRecord } from '@paideia/events/student-records/student-record.permissions.ts';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';
import { G } from '../../../../scripts/demo/ids.ts';
import { classDay, type Records } from '../cast.ts';
import { day, fresh, knows, list, nothing, ofPerson, ofRegion, own, reason, revision, type Row } from './row.ts';

const acts: Rule = (who) => who !== undefined && who !== 'system' && who.impersonatorId !== undefined;
const both =
  (...rules: readonly Rule[]): Rule =>
  (who, scope) =>
    rules.every((rule) => rule(who, scope));
const open: Row = { rule: anyone, ...nothing };
const user = (of: Records) => ({ _id: of.userId });
const actOn = (rule: Rule) => both(knows, rule);
const a = accountPermissions;

/** Free without sign-up, which no group is, so that none is made. */
const group = {
  name: 'Matrix',
  programYear: 1,
  locale: 'en',
  offlineApp: false,
  selfSignUp: false,
  freeOfCharge: true,
};
const ofAnImport: Row = {
  rule: both(readsUsers, inPerson(signedIn)),
  ...nothing,
  isAbsent: true,
  args: () => ({ _id: 'f'.repeat(24) }),
  note: 'of the own regions',
};

export const queries: Readonly<Record<string, Row>> = {
  publicConfig: open,
  countries: open,
  locales: open,
  translations: { ...open, args: () => ({ locale: 'en' }) },
  signUpGroup: { ...open, args: () => ({ _id: G(4) }), note: 'open and free groups; others are absent' },
  currentUser: own,
  mySessions: own,
  regions: own,
  regionZones: own,
  dashboard: { ...own, note: 'own figures' },
  alumniHome: own,
  calendarConnection: own,
  notificationDefinitions: own,
  notifications: { ...own, args: () => day, note: 'own' },
  addresses: ofPerson(readsAddress, ({ userId }) => ({ itemId: userId }), { isSilent: true }),
  user: ofPerson(readsAddress, ({ userId }) => ({ userId }), { isSilent: true }),
  allAdminUsers: list(readsUsers, { id: (of) => of.userId, rule: knows }),
  AdminUser: ofPerson(knows, ({ userId }) => ({ id: userId })),
  allUserImports: list(readsUsers),
  UserImport: {
    rule: readsUsers,
    ...nothing,
    isAbsent: true,
    args: () => ({ id: 'f'.repeat(24) }),
    note: 'of the own regions',
  },
  allGroups: list(role('manager'), { id: (of) => of.groupId, rule: anyOf(admin, regionalManager) }),
  Group: ofRegion(anyOf(admin, regionalManager), ({ groupId }) => ({ id: groupId })),
  groupSchedule: ofRegion(readsGroups, ({ groupId }) => ({ groupId })),
  studentRecord: ofPerson(readsStudentRecord, ({ userId }) => ({ userId }), {
    note: 'parts that the role may not see are absent',
  }),
  search: { ...own, args: () => ({ q: 'a' }), note: 'what one may open' },
  groupStudents: ofRegion(knows, ({ groupId }) => ({ groupId })),
  attendanceSchemaChoices: { rule: anyOf(admin, role('manager')), ...nothing },
  siteSettings: { rule: siteSettingsPermissions.ChangeSiteSetting, ...nothing },
  attendanceAdminChoices: ofRegion(regionPermissions.SetRegionAttendanceAdmins, ({ regionId }) => ({ _id: regionId })),
  allRegionAdmins: list(admin),
  RegionAdmin: ofRegion(admin, ({ regionId }) => ({ id: regionId })),
};

export const mutations: Readonly<Record<string, Row>> = {
  loginWithPassword: { ...open, args: () => ({ email: 'nobody@example.org', password: '0'.repeat(64) }) },
  forgotPassword: { ...open, args: () => ({ email: 'nobody@example.org' }) },
  recoverPassword: { rule: inPerson(anyone), ...nothing, args: () => ({ token: 'x', newPassword: '0'.repeat(64) }) },
  verifyEmail: { ...open, args: () => ({ token: 'x' }) },
  resendVerification: { ...open, args: () => ({ email: 'nobody@example.org' }) },
  selfCreateAccount: {
    ...open,
    args: () => ({
      groupId: G(1),
      country: 'Poland',
      userProfileInput: { email: 'new@example.org', firstName: 'N', lastName: 'N' },
    }),
  },
  beginMSAuth: { ...open, args: () => ({ state: 's'.repeat(32) }) },
  validateMSAuth: { ...open, args: () => ({ state: 's', code: 'c' }) },
  logoutUser: open,
  insertLogit: {
    ...open,
    args: () => ({ logitInput: { action: 'reportFrontEndError', type: 'ERROR', payload: { text: 'x' } } }),
  },
  endSession: {
    rule: inPerson(signedIn),
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: 'x' }),
    note: 'own sessions; others are absent',
  },
  endOtherSessions: { rule: inPerson(signedIn), ...nothing },
  changePassword: {
    rule: a.ChangePassword,
    about: 'self',
    args: () => ({ oldPassword: '0'.repeat(64), newPassword: '1'.repeat(64) }),
    note: 'the own one',
  },
  changeEmail: ofPerson(a.ChangeEmail, ({ userId }) => ({
    userId,
    email: 'matrix@example.org',
    password: '0'.repeat(64),
  })),
  beginGoogleCalendar: {
    rule: calendarConnectionPermissions.ConnectGoogleCalendar,
    about: 'self',
    args: () => ({ state: 's'.repeat(32) }),
    note: 'the own one',
  },
  getTokensFromAuthCode: {
    rule: calendarConnectionPermissions.ConnectGoogleCalendar,
    about: 'self',
    args: () => ({ authCode: 'x' }),
    note: 'the own one',
  },
  disconnectGoogleCalendar: {
    rule: calendarConnectionPermissions.DisconnectGoogleCalendar,
    about: 'self',
    note: 'the own one',
  },
  updateUserProfile: ofPerson(self, ({ userId }) => ({ userProfileInput: { _id: userId, location: 'Wells' } })),
  acceptTerms: { rule: profilePermissions.AcceptTerms, about: 'self', note: 'the own ones' },
  dismissAlumniWelcome: { rule: profilePermissions.DismissAlumniWelcome, about: 'self', note: 'the own one' },
  setNotificationPreference: {
    rule: profilePermissions.SetNotificationPreference,
    about: 'self',
    args: ({ regionId }) => ({ notificationDefinitionId: 'leaveRequestSubmitted', regionId, subscribed: true }),
    note: 'the own ones',
  },
  setSubscribeAlumniEmail: {
    rule: profilePermissions.SetSubscribeAlumniEmail,
    about: 'self',
    args: () => ({ subscribed: true }),
    note: 'the own one',
  },
  completeAlumniProfile: {
    rule: alumniProfilePermissions.CompleteAlumniProfile,
    about: 'self',
    args: () => ({ location: 'Wells', gradDate: '2026-05-08', gradPlace: 'Wells' }),
    note: 'the own one',
  },
  markNotificationsRead: {
    rule: notificationPermissions.MarkNotificationsRead,
    about: 'self',
    args: () => ({ upTo: new Date().toISOString() }),
    note: 'the own ones',
  },
  openNotification: {
    rule: notificationPermissions.OpenNotification,
    about: 'self',
    isAbsent: true,
    args: () => ({ _id: 'f'.repeat(24) }),
    note: 'the own ones',
  },
  updateAddress: ofPerson(addressPermissions.SaveAddress, ({ userId, addressId }) => ({
    addressInput: { _id: addressId, itemId: userId, line1: 'x', city: 'Wells', country: 'Poland' },
  })),
  removeAddress: ofPerson(addressPermissions.RemoveAddress, ({ addressId }) => ({ _id: addressId })),
  impersonateUser: {
    rule: impersonationPermissions.StartImpersonation,
    ...nothing,
    args: (of) => ({ userId: of.userId, reason }),
  },
  stopImpersonating: { rule: acts, ...nothing },
  setImpersonationWriting: { rule: acts, ...nothing, args: () => ({ isWritable: false }) },
  inviteUser: ofRegion(a.InviteUser, (of) => ({
    input: {
      _id: fresh(of, 'user'),
      email: `${of.name.toLowerCase()}.fresh@example.org`,
      firstName: 'N',
      lastName: 'N',
      regionIds: [of.regionId],
      groupIds: [],
      roles: ['user'],
    },
  })),
  updateUser: ofPerson(actOn(profilePermissions.UpdateUserProfile), (of) => ({
    ...user(of),
    input: { location: 'Wells' },
  })),
  grantRoles: ofPerson(actOn(a.GrantRoles), (of) => ({ ...user(of), roles: ['manager'] })),
  revokeRoles: ofPerson(actOn(a.RevokeRoles), (of) => ({ ...user(of), roles: ['manager'] })),
  grantRegionRoles: ofPerson(actOn(a.GrantRegionRoles), (of) => ({
    ...user(of),
    regionId: of.regionId,
    roleNames: ['dean'],
  })),
  revokeRegionRoles: ofPerson(actOn(a.RevokeRegionRoles), (of) => ({
    ...user(of),
    regionId: of.regionId,
    roleNames: ['dean'],
  })),
  assignUserRegions: ofPerson(actOn(a.AssignUserRegions), (of) => ({ ...user(of), regionIds: [of.regionId] })),
  changeUserEmail: ofPerson(actOn(managesUsers), (of) => ({ ...user(of), email: 'matrix@example.org' })),
  deactivateUser: ofPerson(actOn(a.DeactivateUser), (of) => ({ ...user(of), reason })),
  reactivateUser: ofPerson(actOn(a.ReactivateUser), (of) => ({ ...user(of), reason })),
  resendInvitation: ofPerson(actOn(a.ResendAccountMail), user),
  retractInvitation: ofPerson(actOn(a.RetractInvitation), user),
  cancelUserImport: ofAnImport,
  undoUserImport: ofAnImport,
  enrolStudent: ofPerson(actOn(enrolmentPermissions.EnrolStudent), (of) => ({ ...user(of), groupId: of.groupId })),
  withdrawStudent: ofPerson(actOn(enrolmentPermissions.WithdrawStudent), (of) => ({
    ...user(of),
    groupId: of.groupId,
    date: classDay,
    reason,
  })),
  graduateStudent: ofPerson(actOn(enrolmentPermissions.GraduateStudent), (of) => ({
    ...user(of),
    groupId: of.groupId,
    date: classDay,
    gradYear: 2026,
    gradLocation: 'Wells',
  })),
  updateRegion: {
    rule: regionPermissions.UpdateRegion,
    ...nothing,
    args: ({ regionId }) => ({
      ...revision,
      input: {
        _id: regionId,
        name: 'Matrix',
        type: 'CHARIS_CAMPUS',
        zone: 'AMERICAS',
        currency: 'USD',
        timeZone: 'UTC',
      },
    }),
  },
  createRegion: {
    rule: regionPermissions.CreateRegion,
    ...nothing,
    args: (of) => ({
      input: {
        _id: fresh(of, 'region'),
        name: 'Matrix',
        // Of another region, so that none is made.
        slug: 'US-CedarRidge',
        type: 'CHARIS_CAMPUS',
        zone: 'AMERICAS',
        currency: 'USD',
        timeZone: 'UTC',
      },
    }),
  },
  setRegionAttendanceAdmins: ofRegion(regionPermissions.SetRegionAttendanceAdmins, ({ regionId }) => ({
    ...revision,
    _id: regionId,
    userIds: [],
  })),
  createGroup: ofRegion(groupPermissions.CreateGroup, (of) => ({
    input: { ...group, _id: fresh(of, 'group'), regionId: of.regionId },
  })),
  updateGroup: ofRegion(groupPermissions.UpdateGroup, ({ groupId }) => ({
    ...revision,
    input: { ...group, _id: groupId },
  })),
  archiveGroup: ofRegion(groupPermissions.ArchiveGroup, ({ groupId }) => ({ ...revision, _id: groupId })),
  restoreGroup: ofRegion(groupPermissions.RestoreGroup, ({ groupId }) => ({ ...revision, _id: groupId })),
  setGroupCourses: ofRegion(groupPermissions.SetGroupCourses, ({ groupId }) => ({
    ...revision,
    _id: groupId,
    items: [],
  })),
  changeSiteSetting: {
    rule: siteSettingsPermissions.ChangeSiteSetting,
    ...nothing,
    args: () => ({ key: 'd2lUrl', value: '' }),
  },
  closeRegion: {
    rule: regionPermissions.CloseRegion,
    ...nothing,
    args: ({ regionId }) => ({ ...revision, _id: regionId }),
  },
  reopenRegion: {
    rule: regionPermissions.ReopenRegion,
    ...nothing,
    args: ({ regionId }) => ({ ...revision, _id: regionId }),
  },
  setRegionCardPayments: {
    rule: regionPermissions.SetRegionCardPayments,
    ...nothing,
    args: ({ regionId }) => ({ ...revision, _id: regionId, enabled: true }),
  },
};

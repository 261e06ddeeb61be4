import { allNamed, defineAudit, joined, labelled, part, sentence, whole, without, word } from '../kernel/audit.ts';
import {
  accountAuditFields,
  accountAuditValues,
  accountCategories,
  accountSentences as texts,
} from './account-audit.messages.ts';
import { emailClaimEvents, userAccountEvents } from './account.events.ts';

/** A resource once: whoever may change it may read it too. */
const inWords = (keys: readonly string[]) =>
  [...new Set(keys.map((key) => key.slice(0, key.indexOf(':'))))].flatMap((resource) => {
    const access = (['write', 'read'] as const).find((one) => keys.some((key) => key === `${resource}:${one}`));
    return access === undefined ? [] : labelled(word(resource), word(access));
  });
const words = (codes: readonly string[]) => codes.map(word);

export const userAccountAudit = defineAudit(userAccountEvents, {
  label: accountCategories.userAccount,
  fields: accountAuditFields,
  values: accountAuditValues,
  hidden: ['invitedBy', 'emailKey', 'formerEmailKey', 'importId'],
  ids: { userId: 'person', userIds: 'person' },
  rows: {
    UserInvited: { sentence: texts.UserInvited, changes: (data) => whole({ ...data, status: 'invited' }) },
    InitialPasswordSet: { sentence: texts.InitialPasswordSet },
    EmailVerified: { sentence: texts.EmailVerified, changes: () => whole({ emailVerified: true }) },
    UserActivated: {
      sentence: texts.UserActivated,
      changes: () => whole({ status: 'active' }, { wasActive: true }),
    },
    UserSelfSignedUp: {
      sentence: texts.UserSelfSignedUp,
      changes: (data) => whole({ ...data, status: 'signedUp', roles: ['user'] }),
    },
    VerificationMailRequested: { sentence: texts.VerificationMailRequested },
    InvitationMailRequested: { sentence: texts.InvitationMailRequested, changes: () => [] },
    UserEmailChanged: {
      sentence: texts.UserEmailChanged,
      changes: ({ email, formerEmail }) => [part('', { email, emailVerified: false }, { email: formerEmail })],
    },
    PasswordResetRequested: { sentence: texts.PasswordResetRequested },
    PasswordReset: { sentence: texts.PasswordReset },
    PasswordChanged: { sentence: texts.PasswordChanged },
    RolesGranted: {
      sentence: ({ roles }) => sentence(texts.RolesGranted, { roles: words(roles) }),
      changes: ({ roles }, known) => whole({ roles: joined(known('').roles, roles) }),
    },
    RolesRevoked: {
      sentence: ({ roles }) => sentence(texts.RolesRevoked, { roles: words(roles) }),
      changes: ({ roles }, known) => whole({ roles: without(known('').roles, roles) }),
    },
    RegionRolesGranted: {
      sentence: ({ roleNames }) => sentence(texts.RegionRolesGranted, { roles: words(roleNames) }),
      changes: ({ regionId, roleNames }, known) => [
        part(regionId, { roleNames: joined(known(regionId).roleNames, roleNames) }),
      ],
    },
    RegionRolesRevoked: {
      sentence: ({ roleNames }) => sentence(texts.RegionRolesRevoked, { roles: words(roleNames) }),
      changes: ({ regionId, roleNames }, known) => [
        part(regionId, { roleNames: without(known(regionId).roleNames, roleNames) }),
      ],
    },
    IndividualPermissionsSet: {
      sentence: ({ permissions }) =>
        permissions.length === 0
          ? sentence(texts['IndividualPermissionsSet.none'], {})
          : sentence(texts.IndividualPermissionsSet, { permissions: inWords(permissions) }),
      changes: ({ permissions }) => whole({ individualPermissions: inWords(permissions) }),
    },
    UserRegionsChanged: {
      sentence: ({ regionIds }) => sentence(texts.UserRegionsChanged, { regions: allNamed('region', regionIds) }),
    },
    UserDeactivated: {
      sentence: texts.UserDeactivated,
      changes: ({ reason }) => whole({ status: 'deactivated', reason }),
    },
    UserReactivated: {
      sentence: texts.UserReactivated,
      changes: ({ reason }, known) => {
        const { wasActive, groupId } = known('');
        return whole({
          status: wasActive === true ? 'active' : groupId === undefined ? 'invited' : 'signedUp',
          reason,
        });
      },
    },
    InvitationRetracted: {
      sentence: texts.InvitationRetracted,
      changes: () => whole({ status: 'retracted', email: null }),
    },
    UserErased: { sentence: texts.UserErased },
  },
});
export const emailClaimAudit = defineAudit(emailClaimEvents, {
  label: accountCategories.emailClaim,
  rows: {
    EmailClaimed: { sentence: texts.EmailClaimed, changes: ({ userId }) => whole({ userId }) },
    EmailReleased: { sentence: texts.EmailReleased, changes: () => whole({ userId: null }) },
  },
});

import { ada, campus, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type {
  DeactivateUser,
  emailClaimCommands,
  InviteUser,
  RevokeRoles,
  userAccountCommands,
} from './account.commands.ts';
import type { superadminsCommands } from './superadmins.commands.ts';
import type { ChangeEmail, SelfCreateAccount } from './self-create-account.commands.ts';

type Processes = {
  readonly InviteUser: typeof InviteUser;
  readonly SelfCreateAccount: typeof SelfCreateAccount;
  readonly ChangeEmail: typeof ChangeEmail;
  readonly RevokeRoles: typeof RevokeRoles;
  readonly DeactivateUser: typeof DeactivateUser;
};
const emailKey = 'e1'.repeat(32);

export const userAccountExamples: ExamplesOf<typeof userAccountCommands> = {
  RegisterInvitedUser: {
    userId: ada,
    email: 'ada@example.org',
    emailKey,
    regionIds: [campus],
    groupIds: [yearOne],
    roles: ['user'],
  },
  SetInitialPassword: { userId: ada },
  GrantRoles: { userId: ada, roles: ['manager'] },
  RegisterRolesRevoked: { userId: ada, roles: ['manager'] },
  GrantRegionRoles: { userId: ada, regionId: campus, roleNames: ['dean'] },
  RevokeRegionRoles: { userId: ada, regionId: campus, roleNames: ['dean'] },
  SetIndividualPermissions: { userId: ada, permissions: ['teachers:read', 'teachers:write'] },
  AssignUserRegions: { userId: ada, regionIds: [campus] },
  RemoveUserRegion: { userId: ada, regionId: campus },
  AddUserRegion: { userId: ada, regionId: campus },
  RegisterUserDeactivated: { userId: ada, reason: 'Moved away' },
  RetractInvitation: { userId: ada },
  ReactivateUser: { userId: ada, reason: 'Came back' },
  RegisterUserErased: { userId: ada, by: null },
  RegisterSelfSignedUpUser: {
    userId: ada,
    email: 'ada@example.org',
    emailKey,
    groupId: yearOne,
    country: 'Poland',
    locale: 'pl_PL',
  },
  VerifyEmail: { userId: ada },
  ResendAccountMail: { userId: ada },
  SetAccountEmail: { userId: ada, email: 'ada.new@example.org', emailKey: 'e2'.repeat(32) },
  RequestPasswordReset: { userId: ada },
  ResetPassword: { userId: ada },
  ChangePassword: { userId: ada },
};
export const emailClaimExamples: ExamplesOf<typeof emailClaimCommands> = {
  ClaimEmail: { userId: ada, emailKey },
  ReleaseEmail: { userId: ada, emailKey },
};
export const userAccountProcessExamples = {
  InviteUser: {
    userId: ada,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Okafor',
    regionIds: [campus],
    groupIds: [yearOne],
    roles: ['user'],
  },
  SelfCreateAccount: {
    userId: ada,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Okafor',
    country: 'Poland',
    groupId: yearOne,
    locale: 'pl_PL',
  },
  ChangeEmail: { userId: ada, email: 'ada.new@example.org' },
  RevokeRoles: { userId: ada, roles: ['manager'] },
  DeactivateUser: { userId: ada, reason: 'Moved away' },
} satisfies ExamplesOf<Processes>;
export const superadminsExamples: ExamplesOf<typeof superadminsCommands> = {
  SeatSuperadmin: { userId: ada },
  UnseatSuperadmin: { userId: ada },
};

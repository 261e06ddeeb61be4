import type { z } from 'zod';
import { ada, campus, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { emailClaimCommands, InviteUser, userAccountCommands } from './account.commands.ts';

const emailKey = 'e1'.repeat(32);

export const userAccountExamples: ExamplesOf<typeof userAccountCommands> = {
  RegisterInvitedUser: { userId: ada, email: 'ada@example.org', emailKey, regionIds: [campus], groupIds: [yearOne], roles: ['user'] },
  SetInitialPassword: { userId: ada },
  GrantRoles: { userId: ada, roles: ['manager'] },
  RevokeRoles: { userId: ada, roles: ['manager'] },
  GrantRegionRoles: { userId: ada, regionId: campus, roleNames: ['dean'] },
  RevokeRegionRoles: { userId: ada, regionId: campus, roleNames: ['dean'] },
  AssignUserRegions: { userId: ada, regionIds: [campus] },
  AddUserRegion: { userId: ada, regionId: campus },
  DeactivateUser: { userId: ada, reason: 'Moved away' },
  ReactivateUser: { userId: ada, reason: 'Came back' },
};
export const emailClaimExamples: ExamplesOf<typeof emailClaimCommands> = {
  ClaimEmail: { userId: ada, emailKey },
  ReleaseEmail: { userId: ada, emailKey },
};
export const inviteUserExample: z.input<typeof InviteUser> = {
  userId: ada,
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Okafor',
  regionIds: [campus],
  groupIds: [yearOne],
  roles: ['user'],
};

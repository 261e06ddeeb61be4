/** What ends every session of an account, and what is done in its name. A password that was set ends what began before it. */
export const endsSessions = [
  'UserDeactivated',
  'RolesRevoked',
  'RegionRolesRevoked',
  'IndividualPermissionsSet',
  'InitialPasswordSet',
  'PasswordReset',
  'PasswordChanged',
  'UserEmailChanged',
  'UserErased',
] as const;

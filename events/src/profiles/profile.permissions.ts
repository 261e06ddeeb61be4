import { admin, anyOf, inPerson, inRegion, keyed, self, system, type Rule } from '../kernel/permission.ts';
import type { UserPreferencesCommand, UserProfileCommand } from './profile.commands.ts';
import { userKeys } from '../accounts/account.permissions.ts';

export const profilePermissions: Readonly<Record<UserProfileCommand['type'] | UserPreferencesCommand['type'], Rule>> = {
  CreateUserProfile: anyOf(system, inPerson(anyOf(admin, inRegion('admin')))),
  UpdateUserProfile: anyOf(self, inPerson(keyed(userKeys.write, anyOf(admin, inRegion('admin'))))),
  SelectGroup: self,
  DismissAlumniWelcome: self,
  SetNotificationPreference: self,
  SetNotificationDelivery: self,
  SetSubscribeAlumniEmail: inPerson(self),
  AcceptTerms: inPerson(self),
};

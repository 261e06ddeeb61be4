import { system, type Rule } from '../kernel/permission.ts';
import type { MicrosoftIdentityCommand } from './microsoft.commands.ts';

/** Only the sign-in links, after the provider has said who it is. */
export const microsoftPermissions: Readonly<Record<MicrosoftIdentityCommand['type'], Rule>> = {
  LinkMicrosoftIdentity: system,
};

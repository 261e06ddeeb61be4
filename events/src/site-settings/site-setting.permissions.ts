import { inPerson, superadmin, type Rule } from '../kernel/permission.ts';
import type { SiteSettingsCommand } from './site-setting.commands.ts';

export const siteSettingsPermissions: Readonly<Record<SiteSettingsCommand['type'], Rule>> = {
  ChangeSiteSetting: inPerson(superadmin),
};

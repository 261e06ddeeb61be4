import { siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

/** Who reads the letters to the alumni department: the person whom the settings name, as long as the account is open. */
export async function departmentOf(ask: Ask): Promise<string | undefined> {
  const { alumniAdminId = '' } = await ask.state(siteSettings, siteSettingsStream);
  const account = alumniAdminId === '' ? undefined : await ask.table(accountFacts).one(alumniAdminId);
  return account?.status === 'active' ? alumniAdminId : undefined;
}

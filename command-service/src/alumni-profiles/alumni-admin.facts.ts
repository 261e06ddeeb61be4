import { every } from '@paideia/documents/every.ts';
import { alumniSlug } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import { siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { accountFacts, type AccountFact } from '../accounts/account.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

/** What concerns the alumni belongs to the region that the site names for them; where it names none, to none. */
export const alumniRegionOf = async (ask: Ask): Promise<string | null> =>
  (await ask.state(siteSettings, siteSettingsStream)).alumniRegionId || null;

/** All who look after the alumni, by the same rule as `alumniAdmin`: the superadmins, and the admins of the region of alumni. */
export async function alumniAdminsOf(ask: Ask): Promise<readonly AccountFact[]> {
  const accounts = ask.table(accountFacts);
  const named = await alumniRegionOf(ask);
  const regions =
    named === null
      ? (await every(ask.table(regionFacts), { where: { slug: alumniSlug } })).map(({ regionId }) => regionId)
      : [named];
  const admins = await Promise.all([
    every(accounts, { where: { roles: 'superadmin' } }),
    ...regions.map((regionId) => every(accounts, { where: { adminOf: regionId } })),
  ]);
  const all = new Map(admins.flat().map((account) => [account.userId, account]));
  return [...all.values()].filter(({ status }) => status === 'active');
}

import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { userProfileStream } from '@paideia/events/profiles/profile.events.ts';
import { settingDefaults, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import type { Denied } from '../kernel/decide/reply.ts';
import { userProfile } from '../profiles/user-profile.decider.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { isPersonal, type IsCommon } from './common-passwords.ts';
import { fullName } from '@paideia/events/kernel/names.ts';

/** Others know these of a person. */
type Words = {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};
const weak = (code: 'account.passwordCommon' | 'account.passwordPersonal'): Denied => ({ ok: false, code });

type Parts = { readonly facts: Pick<Facts, 'ask'>; readonly isCommon: IsCommon; readonly clock: () => Date };
/** Judges by the digest alone, for the password itself never gets here: it is compared with the digests of what it must not be. */
export function strengthOf({ facts, isCommon, clock }: Parts) {
  async function judge(digest: string, { email, firstName, lastName }: Words): Promise<Denied | undefined> {
    if (await isCommon(digest)) return weak('account.passwordCommon');
    const { orgName, shortName, appName } = {
      ...settingDefaults,
      ...(await facts.ask().state(siteSettings, siteSettingsStream)),
    };
    const whole = fullName({ firstName, lastName });
    const reversed = fullName({ firstName: lastName, lastName: firstName });
    const words = [email, whole, reversed, orgName, shortName, appName].filter((word) => word !== null && word !== '');
    return isPersonal(digest, words as string[], clock().getUTCFullYear())
      ? weak('account.passwordPersonal')
      : undefined;
  }
  return {
    async judgeFor(userId: string, digest: string): Promise<Denied | undefined> {
      const ask = facts.ask();
      const [{ email }, { fields }] = await Promise.all([
        ask.state(userAccount, userAccountStream(userId)),
        ask.state(userProfile, userProfileStream(userId)),
      ]);
      return judge(digest, { email, firstName: fields.firstName ?? null, lastName: fields.lastName ?? null });
    },
  };
}
export type Strength = ReturnType<typeof strengthOf>;

import { settingDefaults, type SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import type { Context } from '../graphql/context.ts';

/** As it was changed last, else as it is delivered. */
export const settingOf = async (context: Pick<Context, 'join'>, key: SettingKey): Promise<string> =>
  (await context.join(siteSettings, key))?.value ?? settingDefaults[key];

import { z } from 'zod';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { OptionalText } from '../kernel/ids.ts';
import { SettingKey } from './site-setting.events.ts';
import { longestSetting } from './setting-limits.rules.ts';

/** An empty text clears what is not needed. */
const SettingValue = OptionalText(longestSetting)
  .unwrap()
  .transform((value) => value ?? '');

export const siteSettingsCommands = defineCommands({
  ChangeSiteSetting: z.object({
    key: SettingKey,
    value: SettingValue,
    /** It was this when it was seen. All settings are one stream, whose revision says nothing of one of them. */
    from: z.string().max(longestSetting).optional(),
  }),
});
export type SiteSettingsCommand = CommandOf<typeof siteSettingsCommands>;

import { z } from 'zod';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { Text } from '../kernel/ids.ts';
import { SettingKey } from './site-setting.events.ts';

export const siteSettingsCommands = defineCommands({
  ChangeSiteSetting: z.object({ key: SettingKey, value: Text(500) }),
});
export type SiteSettingsCommand = CommandOf<typeof siteSettingsCommands>;

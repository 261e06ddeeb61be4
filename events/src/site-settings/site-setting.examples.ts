import type { ExamplesOf } from '../kernel/examples.ts';
import type { siteSettingsCommands } from './site-setting.commands.ts';

export const siteSettingsExamples: ExamplesOf<typeof siteSettingsCommands> = {
  ChangeSiteSetting: { key: 'appName', value: 'Cedar Ridge Learning' },
};

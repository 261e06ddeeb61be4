import { group } from '@paideia/documents/port.ts';

/** A setting that was changed; the others have their value in `settingDefaults`. The id is the key. */
export type SiteSettingView = {
  readonly _id: string;
  readonly key: string;
  readonly value: string;
  readonly changedBy: string | null;
  readonly changedAt: string;
};
export const siteSettingsGroup = group('site-settings', 1);
export const siteSettings = siteSettingsGroup.collection<SiteSettingView>('siteSettings');

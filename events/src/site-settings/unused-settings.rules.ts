import type { SettingKey } from './site-setting.events.ts';

/** They are part of the college's configuration and are kept, but nothing here reads them, for one of these reasons. Whoever changes one is told so. */
export const unusedSettings: Readonly<
  Partial<Record<SettingKey, 'ownFiles' | 'ownReports' | 'everyRegion' | 'allOthers'>>
> = {
  assetsUrl: 'ownFiles',
  globalRegionId: 'everyRegion',
  errorReportingId: 'ownReports',
  imageUploadCloudId: 'ownFiles',
  imageUploadPreset: 'ownFiles',
  imageUploadKey: 'ownFiles',
  appVersionDefaultGroupId: 'allOthers',
};

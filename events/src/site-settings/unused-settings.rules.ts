import type { SettingKey } from './site-setting.events.ts';

/** They are part of the college's configuration and are kept, but nothing that is built so far reads them. Whoever changes one is told so. */
export const unusedSettings: readonly SettingKey[] = [
  'assetsUrl',
  'globalRegionId',
  'errorReportingId',
  'imageUploadCloudId',
  'imageUploadPreset',
  'imageUploadKey',
  'appVersionDefaultGroupId',
];

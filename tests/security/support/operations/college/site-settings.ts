import { nothing, open, type Row } from '../../row.ts';
import { siteSettingsPermissions } from '@paideia/events/site-settings/site-setting.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  publicConfig: open,
  siteSettings: { rule: siteSettingsPermissions.ChangeSiteSetting, ...nothing },
};
export const mutations: Readonly<Record<string, Row>> = {
  changeSiteSetting: {
    rule: siteSettingsPermissions.ChangeSiteSetting,
    ...nothing,
    args: () => ({ key: 'd2lUrl', value: '' }),
  },
};

import { siteSettingsEvents, type SiteSettingsEvent } from '@paideia/events/site-settings/site-setting.events.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { siteSettings, siteSettingsGroup } from './site-setting.view.ts';

export const siteSettingProjection = defineProjection<SiteSettingsEvent>({
  group: siteSettingsGroup,
  collections: collectionsOf(siteSettings),
  events: [siteSettingsEvents],
  on: {
    SiteSettingChanged: ({ key, to }, { at, actorId }) =>
      put(siteSettings, key, { _id: key, key, value: to, changedBy: actorId, changedAt: at }),
  },
});

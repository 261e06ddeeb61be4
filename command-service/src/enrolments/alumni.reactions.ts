import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { settingIds } from '@paideia/events/site-settings/site-setting.rules.ts';
import { siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

/** Whoever graduates as an alumnus belongs to the groups of alumni, and so to their region. Without these settings nobody is moved. */
export const alumniOfGraduation = defineReaction({
  name: 'alumni-of-graduation',
  from: 'now',
  events: [enrolmentEvents],
  partition: ofStream,
  on: {
    StudentGraduated: async ({ userId }, _, ask) => {
      const { alumniRegionId = '', alumniGroupIds = '' } = await ask.state(siteSettings, siteSettingsStream);
      return [
        ...settingIds('alumniRegionId', alumniRegionId).map((regionId) => ({
          type: 'AddUserRegion',
          data: { userId, regionId },
          key: regionId,
        })),
        ...settingIds('alumniGroupIds', alumniGroupIds).map((groupId) => ({
          type: 'EnrolStudent',
          data: { groupId, userId },
          key: groupId,
        })),
      ];
    },
  },
});

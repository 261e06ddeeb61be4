import { ada, campus, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { userPreferencesCommands, userProfileCommands } from './profile.commands.ts';

export const userProfileExamples: ExamplesOf<typeof userProfileCommands> = {
  CreateUserProfile: { userId: ada, firstName: 'Ada', lastName: 'Okafor' },
  UpdateUserProfile: { userId: ada, changed: { location: 'Woodland Park', locale: 'pl_PL' } },
};
export const userPreferencesExamples: ExamplesOf<typeof userPreferencesCommands> = {
  SelectGroup: { userId: ada, groupId: yearOne },
  DismissAlumniWelcome: { userId: ada },
  SetNotificationPreference: {
    userId: ada,
    notificationDefinitionId: 'examReminder',
    regionId: campus,
    subscribed: false,
  },
  SetNotificationDelivery: {
    userId: ada,
    timeZone: 'America/Denver',
    digestAt: '07:00',
    quietFrom: '21:00',
    quietTo: '07:00',
  },
  SetSubscribeAlumniEmail: { userId: ada, subscribed: false },
  AcceptTerms: { userId: ada, termsVersion: '1' },
};

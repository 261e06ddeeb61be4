import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import {
  isOptional,
  wantsLetter,
  withPreference,
  type Preference,
} from '@paideia/events/notifications/definitions.rules.ts';
import { userPreferencesCommands } from '@paideia/events/profiles/profile.commands.ts';
import {
  userPreferencesEvents,
  userPreferencesStream,
  type UserPreferencesEvent,
} from '@paideia/events/profiles/profile.events.ts';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';
import { settingDefaults, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { isAlumnus } from '../alumni-profiles/alumni.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { every } from '@paideia/documents/every.ts';
import { definitionFacts } from '../notifications/definition.facts.ts';
import { isDeepStrictEqual } from 'node:util';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

export type Delivery = Omit<DataOf<UserPreferencesEvent, 'NotificationDeliverySet'>, 'userId'>;
type State = {
  readonly groupId: string | null;
  readonly terms: readonly string[];
  readonly isWelcomed: boolean;
  readonly preferences: readonly Preference[];
  readonly wantsAlumniEmail: boolean;
  readonly delivery: Delivery | null;
};
type Facts = {
  readonly groupIds: readonly string[];
  readonly termsVersion: string;
  readonly regionIds: readonly string[];
  readonly isAlumnus: boolean;
  /** What an admin has set for people who said nothing of the letters that a preference is about. */
  readonly usual?: boolean | undefined;
};

type Rejected =
  | 'profile.noGroups'
  | 'profile.notYourGroup'
  | 'profile.termsOutdated'
  | 'profile.preferenceUnknown'
  | 'profile.notYourRegion'
  | 'profile.quietHoursOdd'
  | 'profile.alumniOnly';
const all = [
  'SelectGroup',
  'DismissAlumniWelcome',
  'SetNotificationPreference',
  'SetNotificationDelivery',
  'SetSubscribeAlumniEmail',
  'AcceptTerms',
] as const;

export const userPreferences = defineDecider<State, Rejected, Facts>()({
  events: userPreferencesEvents,
  commands: userPreferencesCommands,
  permissions: profilePermissions,
  creates: all,
  commutes: all,
  stream: ({ data }) => userPreferencesStream(data.userId),
  initial: { groupId: null, terms: [], isWelcomed: false, preferences: [], wantsAlumniEmail: true, delivery: null },
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ type, data }, ask) => {
    const own = await every(ask.table(enrolmentFacts), {
      where: { userId: data.userId, status: ['active', 'completed'] },
    });
    const settings = await ask.state(siteSettings, siteSettingsStream);
    const regionIds = (await ask.table(accountFacts).one(data.userId))?.regionIds ?? [];
    return {
      groupIds: own.map(({ groupId }) => groupId),
      termsVersion: settings.termsVersion ?? settingDefaults.termsVersion,
      regionIds,
      isAlumnus: await isAlumnus(ask, data.userId),
      usual:
        type === 'SetNotificationPreference'
          ? (await ask.table(definitionFacts).one(data.notificationDefinitionId))?.defaultSubscribed
          : undefined,
    };
  },

  decide: {
    SelectGroup: (state, data, { groupIds }) => {
      if (groupIds.length === 0) return reject('profile.noGroups');
      if (!groupIds.includes(data.groupId)) return reject('profile.notYourGroup');
      return state.groupId === data.groupId ? [] : [{ type: 'GroupSelected', data }];
    },
    DismissAlumniWelcome: ({ isWelcomed }, data) => (isWelcomed ? [] : [{ type: 'AlumniWelcomeDismissed', data }]),
    SetNotificationPreference: ({ preferences }, data, { regionIds, usual }) => {
      if (!isOptional(data.notificationDefinitionId)) return reject('profile.preferenceUnknown');
      if (!regionIds.includes(data.regionId)) return reject('profile.notYourRegion');
      const stands = wantsLetter(preferences, data.notificationDefinitionId, data.regionId, usual);
      return stands === data.subscribed ? [] : [{ type: 'NotificationPreferenceSet', data }];
    },
    SetNotificationDelivery: ({ delivery }, data) => {
      const { userId: _, ...wanted } = data;
      if ((data.quietFrom === null) !== (data.quietTo === null) || (data.quietFrom && data.quietFrom === data.quietTo))
        return reject('profile.quietHoursOdd');
      return isDeepStrictEqual(delivery, wanted) ? [] : [{ type: 'NotificationDeliverySet', data }];
    },
    SetSubscribeAlumniEmail: ({ wantsAlumniEmail }, data, { isAlumnus }) => {
      if (!isAlumnus) return reject('profile.alumniOnly');
      return wantsAlumniEmail === data.subscribed ? [] : [{ type: 'AlumniEmailSubscriptionChanged', data }];
    },
    AcceptTerms: (state, data, { termsVersion }) => {
      // Where terms went back to a version that was accepted before, the last acceptance is of another one.
      const isPresent = data.termsVersion === termsVersion;
      if (isPresent ? state.terms.at(-1) === termsVersion : state.terms.includes(data.termsVersion)) return [];
      return isPresent ? [{ type: 'TermsAccepted', data }] : reject('profile.termsOutdated');
    },
  },
  evolve: {
    GroupSelected: (state, { groupId }) => ({ ...state, groupId }),
    AlumniWelcomeDismissed: (state) => ({ ...state, isWelcomed: true }),
    NotificationPreferenceSet: (state, { userId: _, ...preference }) => ({
      ...state,
      preferences: withPreference(state.preferences, preference),
    }),
    NotificationDeliverySet: (state, { userId: _, ...delivery }) => ({ ...state, delivery }),
    AlumniEmailSubscriptionChanged: (state, { subscribed }) => ({ ...state, wantsAlumniEmail: subscribed }),
    TermsAccepted: (state, { termsVersion }) => ({
      ...state,
      terms: [...state.terms.filter((one) => one !== termsVersion), termsVersion],
    }),
  },
});

import { reject } from '@paideia/events/kernel/rejection.ts';
import { userPreferencesCommands } from '@paideia/events/profiles/profile.commands.ts';
import { userPreferencesEvents, userPreferencesStream } from '@paideia/events/profiles/profile.events.ts';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';
import { settingDefaults, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { defineDecider } from '../kernel/decider.ts';
import { every } from '@paideia/documents/every.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

type State = { readonly groupId: string | null; readonly terms: readonly string[]; readonly isWelcomed: boolean };
type Facts = { readonly groupIds: readonly string[]; readonly termsVersion: string };

export const userPreferences = defineDecider<State, 'profile.noGroups' | 'profile.notYourGroup' | 'profile.termsOutdated', Facts>()({
  events: userPreferencesEvents,
  commands: userPreferencesCommands,
  permissions: profilePermissions,
  creates: ['SelectGroup', 'DismissAlumniWelcome', 'AcceptTerms'],
  commutes: ['SelectGroup', 'DismissAlumniWelcome', 'AcceptTerms'],
  stream: ({ data }) => userPreferencesStream(data.userId),
  initial: { groupId: null, terms: [], isWelcomed: false },
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ data }, ask) => {
    const own = await every(ask.table(enrolmentFacts), { where: { userId: data.userId, status: ['active', 'completed'] } });
    const settings = await ask.state(siteSettings, siteSettingsStream);
    return { groupIds: own.map(({ groupId }) => groupId), termsVersion: settings.termsVersion ?? settingDefaults.termsVersion };
  },

  decide: {
    SelectGroup: (state, data, { groupIds }) => {
      if (groupIds.length === 0) return reject('profile.noGroups');
      if (!groupIds.includes(data.groupId)) return reject('profile.notYourGroup');
      return state.groupId === data.groupId ? [] : [{ type: 'GroupSelected', data }];
    },
    DismissAlumniWelcome: ({ isWelcomed }, data) => (isWelcomed ? [] : [{ type: 'AlumniWelcomeDismissed', data }]),
    AcceptTerms: (state, data, { termsVersion }) => {
      if (state.terms.includes(data.termsVersion)) return [];
      return data.termsVersion === termsVersion ? [{ type: 'TermsAccepted', data }] : reject('profile.termsOutdated');
    },
  },
  evolve: {
    GroupSelected: (state, { groupId }) => ({ ...state, groupId }),
    AlumniWelcomeDismissed: (state) => ({ ...state, isWelcomed: true }),
    TermsAccepted: (state, { termsVersion }) => ({ ...state, terms: [...state.terms, termsVersion] }),
  },
});

import { isDeepStrictEqual } from 'node:util';
import { alumniProfileCommands } from '@paideia/events/alumni-profiles/alumni-profile.commands.ts';
import { alumniProfileEvents, alumniProfileStream } from '@paideia/events/alumni-profiles/alumni-profile.events.ts';
import { alumniProfilePermissions } from '@paideia/events/alumni-profiles/alumni-profile.permissions.ts';
import { latestDateAt } from '@paideia/events/kernel/dates.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { isAlumnus } from './alumni.facts.ts';

type Profile = {
  readonly userId: string;
  readonly location: string | null;
  readonly gradDate: string | null;
  readonly gradPlace: string | null;
};
type State = { readonly profile: Profile | null };

export const alumniProfile = defineDecider<
  State,
  'alumniProfile.notAlumnus' | 'alumniProfile.gradDateAhead',
  { readonly isAlumnus: boolean }
>()({
  events: alumniProfileEvents,
  commands: alumniProfileCommands,
  permissions: alumniProfilePermissions,
  creates: ['CompleteAlumniProfile'],
  commutes: ['CompleteAlumniProfile'],
  stream: ({ data }) => alumniProfileStream(data.userId),
  initial: { profile: null },
  exists: ({ profile }) => profile !== null,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ data }, ask) => ({ isAlumnus: await isAlumnus(ask, data.userId) }),

  decide: {
    CompleteAlumniProfile: ({ profile }, data, { isAlumnus, now }) => {
      if (!isAlumnus) return reject('alumniProfile.notAlumnus');
      if (data.gradDate > latestDateAt(now)) return reject('alumniProfile.gradDateAhead');
      if (isDeepStrictEqual(profile, data)) return [];
      return [{ type: profile ? 'AlumniProfileUpdated' : 'AlumniProfileCompleted', data }];
    },
  },
  evolve: {
    AlumniProfileCompleted: (_, profile) => ({ profile }),
    AlumniProfileUpdated: (_, profile) => ({ profile }),
  },
});

import { microsoftIdentityCommands } from '@paideia/events/accounts/microsoft.commands.ts';
import { microsoftIdentityEvents, microsoftIdentityStream } from '@paideia/events/accounts/microsoft.events.ts';
import { microsoftPermissions } from '@paideia/events/accounts/microsoft.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { microsoftFacts } from './microsoft.facts.ts';

type Facts = { readonly linked: readonly string[] };

/** An identity belongs to one account for good, and an account has one identity. */
export const microsoftIdentity = defineDecider<string | null, 'microsoft.noAccount', Facts>()({
  events: microsoftIdentityEvents,
  commands: microsoftIdentityCommands,
  permissions: microsoftPermissions,
  creates: ['LinkMicrosoftIdentity'],
  commutes: [],
  stream: ({ data }) => microsoftIdentityStream(data.identityKey),
  initial: null,
  exists: (userId) => userId !== null,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ data }, ask) => ({
    linked: (await ask.table(microsoftFacts).find({ where: { userId: data.userId }, limit: 1 })).items.map(
      ({ userId }) => userId,
    ),
  }),
  decide: {
    LinkMicrosoftIdentity: (userId, data, { linked }) => {
      if (userId === data.userId) return [];
      if (userId !== null || linked.length > 0) return reject('microsoft.noAccount');
      return [{ type: 'MicrosoftIdentityLinked', data }];
    },
  },
  evolve: { MicrosoftIdentityLinked: (_, { userId }) => userId },
});

import { userAccountEvents, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineReaction } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';
import { userAccount } from './account.decider.ts';

/** It does what follows once an address is proved or changed. */
export const signUpReactions = defineReaction({
  name: 'sign-up',
  from: 'beginning',
  events: [userAccountEvents],
  on: {
    // Once in the life of an account; an address that is proved again later joins nothing.
    UserActivated: async ({ userId }, occurred, ask) => {
      const { signUpGroupId } = await ask.state(userAccount, userAccountStream(userId));
      if (signUpGroupId === null) return [];
      // Archived in the meantime, it takes nobody, and nobody is to be welcomed to it.
      if ((await ask.table(groupFacts).one(signUpGroupId))?.archived) return [];
      return [
        { type: 'EnrolStudent', data: { groupId: signUpGroupId, userId } },
        notification({ userId, key: 'welcome', params: { groupId: signUpGroupId } }, occurred),
      ];
    },
    UserEmailChanged: async ({ userId, formerEmailKey }) => [
      { type: 'ReleaseEmail', data: { emailKey: formerEmailKey, userId } },
    ],
  },
});

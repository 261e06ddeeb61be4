import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { every } from '@paideia/documents/every.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { defineReaction } from '../kernel/react/reaction.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { regionFacts } from '../regions/region.facts.ts';

/** Whoever was never there is in no group and has no address. */
export const accountAftermath = defineReaction({
  name: 'account-aftermath',
  from: 'beginning',
  events: [userAccountEvents],
  on: {
    InvitationRetracted: async ({ userId, emailKey }, { at }, ask) => {
      const enrolments = await every(ask.table(enrolmentFacts), { where: { userId, status: 'active' } });
      const regions = await ask.table(regionFacts).many(enrolments.map(({ regionId }) => regionId));
      const today = (id: string) => dateIn(regions.find(({ regionId }) => regionId === id)?.timeZone ?? 'UTC', at);
      return [
        { type: 'ReleaseEmail', data: { userId, emailKey } },
        ...enrolments.map(({ groupId, regionId }) => ({
          type: 'WithdrawStudent',
          data: { groupId, userId, date: today(regionId), reason: 'invitationRetracted' },
          key: groupId,
        })),
      ];
    },
  },
});

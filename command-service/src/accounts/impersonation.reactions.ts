import { impersonationEvents } from '@paideia/events/accounts/impersonation.events.ts';
import { defineReaction } from '../kernel/reaction.ts';
import { notification } from '../notifications/notification.command.ts';

type Acting = { readonly impersonationId: string; readonly adminId: string; readonly userId: string };
const params = ({ impersonationId, adminId }: Acting) => ({ impersonationId, adminId });

/** Nobody acts as a person without that person being told. */
export const impersonationNotices = defineReaction({
  name: 'impersonation-notices',
  from: 'beginning',
  events: [impersonationEvents],
  on: {
    ImpersonationStarted: async (acting, occurred) => [
      notification({ userId: acting.userId, key: 'impersonationStarted', params: params(acting), link: null }, occurred),
    ],
    ImpersonationEnded: async (acting, occurred) => [
      notification({ userId: acting.userId, key: 'impersonationEnded', params: params(acting), link: null }, occurred),
    ],
  },
});

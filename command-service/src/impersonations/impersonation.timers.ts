import { impersonationEvents } from '@paideia/events/impersonations/impersonation.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

/** Whoever forgets to stop is stopped. */
export const impersonationEnd = defineTimer({
  kind: 'impersonationEnd',
  events: [impersonationEvents],
  schedule: {
    ImpersonationStarted: ({ impersonationId, endsAt }) => ({ subject: impersonationId, dueAt: endsAt }),
    ImpersonationEnded: ({ impersonationId }) => ({ subject: impersonationId, dueAt: null }),
  },
  fire: (impersonationId) => ({ type: 'StopImpersonation', data: { impersonationId } }),
});

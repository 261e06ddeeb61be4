import { registerEvents } from '@paideia/events/registers/register.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

/** Whoever forgets to close a register has it closed at the end of the day. */
export const registerClose = defineTimer({
  kind: 'registerClose',
  events: [registerEvents],
  schedule: {
    RegisterOpened: ({ registerId, closesAt }) => ({ subject: registerId, dueAt: closesAt }),
    RegisterClosed: ({ registerId }) => ({ subject: registerId, dueAt: null }),
  },
  fire: (registerId) => ({ type: 'CloseRegister', data: { registerId } }),
});

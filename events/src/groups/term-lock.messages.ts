import { defineMessages } from '../kernel/messages.ts';

/** Why something of a locked term is not changed, and why a term is not locked. */
export const termLockMessages = defineMessages('termLock', {
  locked: [
    'The term “{term}” is locked: its grades and its attendance are final. An admin can unlock it on the page of the group.',
    'Students and staff are told so who want to change something of a term that was locked',
  ],
  termUnknown: ['This group has no term “{term}”.', 'A term that is to be locked'],
  attemptsRunning: [
    '{count, plural, one {# exam attempt of this term is still running.} other {# exam attempts of this term are still running.}} Lock the term when they have ended.',
    'A term that is to be locked',
  ],
  registersOpen: [
    '{count, plural, one {# register of this term is still open.} other {# registers of this term are still open.}} Close them first, or wait for the end of the day.',
    'A term that is to be locked; registers close by themselves at the end of the day',
  ],
});

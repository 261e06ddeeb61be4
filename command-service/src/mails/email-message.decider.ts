import { mailCommands } from '@paideia/events/mails/mail.commands.ts';
import { emailMessageEvents, emailMessageStream, type EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import { mailPermissions } from '@paideia/events/mails/mail.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { presentAddress } from './present-address.ts';

export type Queued = DataOf<EmailMessageEvent, 'EmailQueued'>;
type EmailState = {
  readonly message: Queued | null;
  /** `due` is to be handed to the transport now, `held` until its reader's hour, `waiting` after a failure, the rest is over. */
  readonly status: 'none' | 'due' | 'held' | 'waiting' | 'sent' | 'digested' | 'declined' | 'abandoned';
  /** It has waited for its hour, and does so once. */
  readonly wasHeld: boolean;
  /** Until then it waited for its hour, or waits; null when it never did. */
  readonly heldUntil: string | null;
  /** The one that is under way, or the last one; counted from 1. */
  readonly attempt: number;
};

/** Where it goes now, when that is elsewhere than where it was queued to. */
type Facts = { readonly address: string | undefined };

const ofMessage = ({ emailId, userId, subjectId }: Queued) => ({ emailId, userId, subjectId });

/** What was held so long beyond its hour tells of nothing that is new. */
const staleAfterMs = 7 * 86_400_000;
const isStale = (heldUntil: string | null, now: string): boolean =>
  heldUntil !== null && Date.parse(now) > Date.parse(heldUntil) + staleAfterMs;
const goesOut: readonly string[] = ['EndEmailHold', 'RetryEmail', 'RetryEmailNow'];
const redirected = ({ address }: Facts) => (address === undefined ? {} : { to: address });
const readdressed = (message: Queued | null, to: string | null | undefined): Queued | null =>
  message && to !== undefined ? { ...message, to } : message;

/** Minutes to wait after each failed attempt; after the last one it is given up. */
const retryAfterMinutes = [1, 5, 30, 120] as const;

export const emailMessage = defineDecider<EmailState, never, Facts>()({
  events: emailMessageEvents,
  commands: mailCommands,
  permissions: mailPermissions,
  creates: ['QueueEmail'],
  commutes: [],
  stream: ({ data }) => emailMessageStream(data.emailId),
  initial: { message: null, status: 'none', wasHeld: false, heldUntil: null, attempt: 0 },
  exists: ({ message }) => message !== null,
  scope: () => ({}),
  facts: async ({ type }, ask, { message }) => ({
    address: message && goesOut.includes(type) ? await presentAddress(ask, message) : undefined,
  }),

  decide: {
    QueueEmail: ({ message }, data) => (message ? [] : [{ type: 'EmailQueued', data }]),
    RecordEmailResult: (state, { attempt, error }, { now }) => {
      if (!state.message || state.status !== 'due' || attempt !== state.attempt) return [];
      const attempted = { ...ofMessage(state.message), attempt };
      if (error === null) return [{ type: 'EmailSent', data: attempted }];
      const minutes = retryAfterMinutes[attempt - 1];
      if (minutes === undefined) return [{ type: 'EmailAbandoned', data: { ...attempted, error } }];
      return [
        {
          type: 'EmailFailed',
          data: { ...attempted, error, nextTryAt: later(now, minutes * 60_000) },
        },
      ];
    },
    HoldEmail: ({ message, status, wasHeld }, { reason, until }) =>
      message && status === 'due' && !wasHeld
        ? [{ type: 'EmailHeld', data: { ...ofMessage(message), reason, until } }]
        : [],
    EndEmailHold: ({ message, status, heldUntil }, _, { now, ...facts }) => {
      if (!message || status !== 'held') return [];
      if (isStale(heldUntil, now))
        return [{ type: 'EmailDeclined', data: { ...ofMessage(message), reason: 'over' as const } }];
      return [{ type: 'EmailHoldEnded', data: { ...ofMessage(message), ...redirected(facts) } }];
    },
    RecordEmailDigested: ({ message, status }, { digestId }) =>
      message && status === 'held' ? [{ type: 'EmailDigested', data: { ...ofMessage(message), digestId } }] : [],
    DeclineEmail: ({ message, status }, { reason }) =>
      message && (status === 'due' || status === 'held')
        ? [{ type: 'EmailDeclined', data: { ...ofMessage(message), reason } }]
        : [],
    RetryEmail: ({ message, status, attempt }, _, facts) => {
      if (!message || status !== 'waiting') return [];
      return [
        { type: 'EmailRetryStarted', data: { ...ofMessage(message), attempt: attempt + 1, ...redirected(facts) } },
      ];
    },
    RetryEmailNow: ({ message, status, attempt }, _, facts) => {
      // What is under way or has gone is left alone: a second try would be a second letter.
      if (!message || (status !== 'waiting' && status !== 'abandoned')) return [];
      return [
        { type: 'EmailRetryStarted', data: { ...ofMessage(message), attempt: attempt + 1, ...redirected(facts) } },
      ];
    },
  },
  evolve: {
    EmailQueued: (_, message) => ({ message, status: 'due', wasHeld: false, heldUntil: null, attempt: 1 }),
    EmailSent: (state) => ({ ...state, status: 'sent' }),
    EmailFailed: (state) => ({ ...state, status: 'waiting' }),
    EmailRetryStarted: (state, { attempt, to }) => ({
      ...state,
      message: readdressed(state.message, to),
      status: 'due',
      attempt,
    }),
    EmailHeld: (state, { until }) => ({ ...state, status: 'held', wasHeld: true, heldUntil: until }),
    EmailHoldEnded: (state, { to }) => ({ ...state, message: readdressed(state.message, to), status: 'due' }),
    EmailDigested: (state) => ({ ...state, status: 'digested' }),
    EmailDeclined: (state) => ({ ...state, status: 'declined' }),
    EmailAbandoned: (state) => ({ ...state, status: 'abandoned' }),
  },
});

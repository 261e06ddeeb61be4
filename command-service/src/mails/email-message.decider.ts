import { mailCommands } from '@paideia/events/mails/mail.commands.ts';
import { emailMessageEvents, emailMessageStream, type EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import { mailPermissions } from '@paideia/events/mails/mail.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type Queued = DataOf<EmailMessageEvent, 'EmailQueued'>;
export type EmailState = {
  readonly message: Queued | null;
  /** `due` is to be handed to the transport now, `waiting` after a failure, the rest is over. */
  readonly status: 'none' | 'due' | 'waiting' | 'sent' | 'abandoned';
  /** The one that is under way, or the last one; counted from 1. */
  readonly attempt: number;
};

/** Minutes to wait after each failed attempt; after the last one it is given up. */
export const retryAfterMinutes = [1, 5, 30, 120] as const;

export const emailMessage = defineDecider<EmailState, never>()({
  events: emailMessageEvents,
  commands: mailCommands,
  permissions: mailPermissions,
  creates: ['QueueEmail'],
  commutes: [],
  stream: ({ data }) => emailMessageStream(data.emailId),
  initial: { message: null, status: 'none', attempt: 0 },
  exists: ({ message }) => message !== null,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    QueueEmail: ({ message }, data) => (message ? [] : [{ type: 'EmailQueued', data }]),
    RecordEmailResult: (state, { attempt, error }, { now }) => {
      if (!state.message || state.status !== 'due' || attempt !== state.attempt) return [];
      const { emailId, userId, subjectId } = state.message;
      const of = { emailId, userId, subjectId, attempt };
      if (error === null) return [{ type: 'EmailSent', data: of }];
      const minutes = retryAfterMinutes[attempt - 1];
      if (minutes === undefined) return [{ type: 'EmailAbandoned', data: { ...of, error } }];
      return [
        {
          type: 'EmailFailed',
          data: { ...of, error, nextTryAt: later(now, minutes * 60_000) },
        },
      ];
    },
    RetryEmail: ({ message, status, attempt }) => {
      if (!message || status !== 'waiting') return [];
      const { emailId, userId, subjectId } = message;
      return [{ type: 'EmailRetryStarted', data: { emailId, userId, subjectId, attempt: attempt + 1 } }];
    },
    RetryEmailNow: ({ message, status, attempt }) => {
      // What is under way or has gone is left alone: a second try would be a second letter.
      if (!message || (status !== 'waiting' && status !== 'abandoned')) return [];
      const { emailId, userId, subjectId } = message;
      return [{ type: 'EmailRetryStarted', data: { emailId, userId, subjectId, attempt: attempt + 1 } }];
    },
  },
  evolve: {
    EmailQueued: (_, message) => ({ message, status: 'due', attempt: 1 }),
    EmailSent: (state) => ({ ...state, status: 'sent' }),
    EmailFailed: (state) => ({ ...state, status: 'waiting' }),
    EmailRetryStarted: (state, { attempt }) => ({ ...state, status: 'due', attempt }),
    EmailAbandoned: (state) => ({ ...state, status: 'abandoned' }),
  },
});

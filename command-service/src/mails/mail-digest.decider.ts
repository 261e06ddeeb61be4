import { mailDigestCommands } from '@paideia/events/mails/mail-digest.commands.ts';
import { mailDigestEvents, mailDigestStream } from '@paideia/events/mails/mail-digest.events.ts';
import { mailDigestPermissions } from '@paideia/events/mails/mail.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = {
  readonly userId: string | null;
  /** The letters of each part that went out. */
  readonly parts: readonly (readonly string[])[];
  readonly open: readonly string[];
};

/** The letters that a person gets as one. */
export const mailDigest = defineDecider<State, never>()({
  events: mailDigestEvents,
  commands: mailDigestCommands,
  permissions: mailDigestPermissions,
  creates: ['AddToMailDigest'],
  commutes: ['AddToMailDigest', 'CloseMailDigest'],
  stream: ({ data }) => mailDigestStream(data.digestId),
  initial: { userId: null, parts: [], open: [] },
  exists: ({ userId }) => userId !== null,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    AddToMailDigest: ({ parts, open }, data, { now }) => {
      if ([...parts.flat(), ...open].includes(data.emailId)) return [];
      // After its moment the next part is due at once, under a moment of its own: one that has fired does not fire again.
      return [{ type: 'MailDigestExtended', data: { ...data, dueAt: parts.length > 0 ? now : data.dueAt } }];
    },
    CloseMailDigest: ({ userId, parts, open }, { digestId }) =>
      userId !== null && open.length > 0
        ? [{ type: 'MailDigestClosed', data: { digestId, userId, part: parts.length + 1 } }]
        : [],
  },
  evolve: {
    MailDigestExtended: (state, { userId, emailId }) => ({ ...state, userId, open: [...state.open, emailId] }),
    MailDigestClosed: (state) => ({ ...state, parts: [...state.parts, state.open], open: [] }),
  },
});

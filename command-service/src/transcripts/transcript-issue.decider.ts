import { reject } from '@paideia/events/kernel/rejection.ts';
import { transcriptIssueCommands } from '@paideia/events/transcripts/transcript-issue.commands.ts';
import { transcriptIssueEvents, transcriptIssueStream } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { transcriptIssuePermissions } from '@paideia/events/transcripts/transcript-issue.permissions.ts';
import { readsTranscript } from '@paideia/events/transcripts/transcript.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { transcriptFactsOf, type TranscriptFacts } from './transcript.facts.ts';

/** Null before it is issued. */
type State = {
  readonly userId: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly codeHash: string;
  readonly isWithdrawn: boolean;
} | null;
type Rejected =
  | 'transcript.groupUnknown'
  | 'transcript.notEnrolled'
  | 'transcript.nothingToIssue'
  | 'transcript.issueExists'
  | 'noAccess';
type TranscriptIssueFacts = TranscriptFacts;

export const transcriptIssue = defineDecider<State, Rejected, TranscriptIssueFacts>()({
  events: transcriptIssueEvents,
  commands: transcriptIssueCommands,
  permissions: transcriptIssuePermissions,
  reads: readsTranscript,
  creates: ['IssueTranscript'],
  commutes: [],
  stream: ({ data }) => transcriptIssueStream(data.issueId),
  initial: null,
  exists: (issue) => issue !== null,
  scope: (issue, command, { regionId }) => ({
    ownerId: command.type === 'IssueTranscript' ? command.data.userId : issue?.userId,
    regionId: command.type === 'IssueTranscript' ? regionId : issue?.regionId,
  }),
  facts: async (command, ask) =>
    command.type === 'IssueTranscript'
      ? transcriptFactsOf(ask, command.data)
      : { regionId: undefined, wasEnrolled: true },

  decide: {
    IssueTranscript: (issue, data, { regionId, wasEnrolled, actorId }) => {
      if (regionId === undefined) return reject('transcript.groupUnknown');
      if (!wasEnrolled) return reject('transcript.notEnrolled');
      if (issue) return issue.codeHash === data.codeHash ? [] : reject('transcript.issueExists');
      if (data.certified.terms.length === 0) return reject('transcript.nothingToIssue');
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'TranscriptIssued', data: { ...data, regionId, by: actorId } }];
    },
    WithdrawTranscriptIssue: (issue, { issueId, reason }, { actorId }) => {
      if (!issue || issue.isWithdrawn) return [];
      const { userId, groupId, regionId } = issue;
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'TranscriptIssueWithdrawn', data: { issueId, userId, groupId, regionId, reason, by: actorId } }];
    },
  },
  evolve: {
    TranscriptIssued: (_, { userId, groupId, regionId, codeHash }) => ({
      userId,
      groupId,
      regionId,
      codeHash,
      isWithdrawn: false,
    }),
    TranscriptIssueWithdrawn: (issue) => issue && { ...issue, isWithdrawn: true },
  },
});

import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { Certified } from './transcript-issue.events.ts';

export const transcriptIssueCommands = defineCommands({
  /** No client says what is certified: whoever composes transcripts does. */
  IssueTranscript: z.object({
    issueId: Id,
    userId: Id,
    groupId: Id,
    codeHash: z.string().regex(/^[0-9a-f]{64}$/),
    certified: Certified,
  }),
  WithdrawTranscriptIssue: z.object({ issueId: Id, reason: Text(longestReason) }),
});
export type TranscriptIssueCommand = CommandOf<typeof transcriptIssueCommands>;

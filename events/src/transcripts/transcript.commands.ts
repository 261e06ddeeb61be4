import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestNote, mostTransferredCredits } from './transcript.rules.ts';

const noteRef = z.object({ userId: Id, groupId: Id, noteId: Id });
export const transcriptNoteCommands = defineCommands({
  AddTranscriptNote: noteRef.extend({
    text: Text(longestNote),
    transferredCredit: z.number().min(0).max(mostTransferredCredits).nullable().default(null),
  }),
  RemoveTranscriptNote: noteRef,
});
export type TranscriptNoteCommand = CommandOf<typeof transcriptNoteCommands>;

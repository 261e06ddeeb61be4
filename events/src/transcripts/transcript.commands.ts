import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const noteRef = z.object({ userId: Id, groupId: Id, noteId: Id });
export const transcriptNoteCommands = defineCommands({
  AddTranscriptNote: noteRef.extend({
    text: Text(2000),
    transferredCredit: z.number().min(0).max(100).nullable().default(null),
  }),
  RemoveTranscriptNote: noteRef,
});
export type TranscriptNoteCommand = CommandOf<typeof transcriptNoteCommands>;

import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { transcriptNoteCommands } from './transcript.commands.ts';

const note = { userId: ada, groupId: yearOne, noteId: exampleId('n') };
export const transcriptNoteExamples = {
  AddTranscriptNote: { ...note, text: 'Hebrew I credited from another college', transferredCredit: 3 },
  RemoveTranscriptNote: note,
} satisfies ExamplesOf<typeof transcriptNoteCommands>;

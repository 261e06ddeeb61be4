import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { transcriptNoteCommands } from './transcript.commands.ts';

const of = { userId: ada, groupId: yearOne, noteId: exampleId('n') };
export const transcriptNoteExamples = {
  AddTranscriptNote: { ...of, text: 'Hebrew I credited from another college', transferredCredit: 3 },
  RemoveTranscriptNote: of,
} satisfies ExamplesOf<typeof transcriptNoteCommands>;

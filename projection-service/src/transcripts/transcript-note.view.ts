import { group } from '@paideia/documents/port.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';

/** The words are null after an erasure. */
export type TranscriptNote = {
  readonly noteId: string;
  readonly text: string | null;
  readonly transferredCredit: number | null;
  readonly by: string;
  readonly at: string;
  readonly why: readonly EventRef[];
};
/** `{userId}_{groupId}`; all else of a transcript follows from exams, submissions and attendance by pure rules. */
export type TranscriptNotesView = {
  readonly _id: string;
  readonly _revision: number;
  readonly userId: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly notes: readonly TranscriptNote[];
};
export const transcriptsGroup = group('transcripts', 1);
export const transcriptNotes = transcriptsGroup.collection<TranscriptNotesView>('transcriptNotes');

import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const transcriptIdOf = (userId: string, groupId: string): string => `${userId}_${groupId}`;
export const transcriptNoteStream = (userId: string, groupId: string): string =>
  `transcriptNote-${transcriptIdOf(userId, groupId)}`;
const noteRef = z.object({ userId: Id, groupId: Id, regionId: Id, noteId: Id });
const about = { subject: (data: { userId: string }) => data.userId };
export const transcriptNoteEvents = defineEvents('transcriptNote', {
  TranscriptNoteAdded: event(
    noteRef.extend({ text: personal(z.string()), transferredCredit: z.number().nullable(), by: Id }),
    about,
  ),
  TranscriptNoteRemoved: event(noteRef.extend({ by: Id })),
});
export type TranscriptNoteEvent = EventOf<typeof transcriptNoteEvents>;

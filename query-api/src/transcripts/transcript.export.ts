import { transcriptExportMessages as texts } from '@paideia/events/transcripts/transcript.messages.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { transcriptNotes } from '@paideia/projection-service/transcripts/transcript-note.view.ts';
import { pages, exportItemOf, type ExportPart } from '../kernel/export/part.ts';

/** Also of groups that the person has left: the note stays, though no transcript shows it. */
export const transcriptNoteExport: ExportPart = {
  key: 'notes',
  title: texts.notes,
  about: texts['notes.about'],
  async *items(context, userId) {
    for await (const page of pages(context, groupMembers, { where: { userId } }))
      for (const { groupId, notes } of await context
        .read(transcriptNotes)
        .many(page.map(({ groupId }) => `${userId}_${groupId}`)))
        for (const note of notes) yield exportItemOf({ groupId, ...note });
  },
};

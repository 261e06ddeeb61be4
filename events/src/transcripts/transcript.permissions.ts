import { admin, anyOf, inPerson, inRegion, ofAnother, regionalManager, self, type Rule } from '../kernel/permission.ts';
import type { TranscriptNoteCommand } from './transcript.commands.ts';

/** Credits count, so nobody gives them to themselves. */
const notes = inPerson(ofAnother(anyOf(admin, inRegion('admin'))));

export const transcriptPermissions: Readonly<Record<TranscriptNoteCommand['type'], Rule>> = {
  AddTranscriptNote: notes,
  RemoveTranscriptNote: notes,
};
export const readsTranscript = anyOf(self, admin, regionalManager, inRegion('admin'), inRegion('instructor'));

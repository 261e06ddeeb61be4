import { admin, anyOf, inPerson, inRegion, ofAnother, regionalManager, self, type Rule } from '../kernel/permission.ts';
import type { TranscriptNoteCommand } from './transcript.commands.ts';

/** Credits count as grades do, which admins of a region alone read and do not give; nor does anybody give them to themselves. */
const notes = inPerson(ofAnother(admin));

export const transcriptPermissions: Readonly<Record<TranscriptNoteCommand['type'], Rule>> = {
  AddTranscriptNote: notes,
  RemoveTranscriptNote: notes,
};
export const readsTranscript = anyOf(self, admin, regionalManager, inRegion('admin'), inRegion('instructor'));

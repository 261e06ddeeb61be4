import { admin, anyOf, inPerson, inRegion, regionalManager, self, type Rule } from '../kernel/permission.ts';
import type { TranscriptNoteCommand } from './transcript.commands.ts';

export const transcriptPermissions: Readonly<Record<TranscriptNoteCommand['type'], Rule>> = {
  AddTranscriptNote: inPerson(anyOf(admin, inRegion('admin'))),
  RemoveTranscriptNote: inPerson(anyOf(admin, inRegion('admin'))),
};
export const readsTranscript = anyOf(self, admin, regionalManager, inRegion('admin'), inRegion('instructor'));

import { reject } from '@paideia/events/kernel/rejection.ts';
import { transcriptNoteCommands } from '@paideia/events/transcripts/transcript.commands.ts';
import { transcriptNoteEvents, transcriptNoteStream } from '@paideia/events/transcripts/transcript.events.ts';
import { readsTranscript, transcriptPermissions } from '@paideia/events/transcripts/transcript.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { transcriptFactsOf, type TranscriptFacts } from './transcript.facts.ts';

type Note = { readonly text: string | null; readonly transferredCredit: number | null; readonly isRemoved: boolean };
type State = Readonly<Record<string, Note>>;
type Rejected = 'transcript.groupUnknown' | 'transcript.notEnrolled' | 'transcript.noteExists' | 'noAccess';
type TranscriptNoteFacts = TranscriptFacts;

export const transcriptNote = defineDecider<State, Rejected, TranscriptNoteFacts>()({
  events: transcriptNoteEvents,
  commands: transcriptNoteCommands,
  permissions: transcriptPermissions,
  reads: readsTranscript,
  creates: ['AddTranscriptNote'],
  commutes: [],
  stream: ({ data }) => transcriptNoteStream(data.userId, data.groupId),
  initial: {},
  exists: (notes) => Object.keys(notes).length > 0,
  scope: (_, { data }, { regionId }) => ({ ownerId: data.userId, regionId }),
  facts: ({ data }, ask) => transcriptFactsOf(ask, data),

  decide: {
    AddTranscriptNote: (notes, data, { regionId, wasEnrolled, actorId }) => {
      if (regionId === undefined) return reject('transcript.groupUnknown');
      if (!wasEnrolled) return reject('transcript.notEnrolled');
      const there = Object.hasOwn(notes, data.noteId) ? notes[data.noteId] : undefined;
      if (there)
        return there.text === data.text && there.transferredCredit === data.transferredCredit
          ? []
          : reject('transcript.noteExists');
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'TranscriptNoteAdded', data: { ...data, regionId, by: actorId } }];
    },
    RemoveTranscriptNote: (notes, data, { regionId, actorId }) => {
      const there = Object.hasOwn(notes, data.noteId) ? notes[data.noteId] : undefined;
      if (regionId === undefined || !there || there.isRemoved) return [];
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'TranscriptNoteRemoved', data: { ...data, regionId, by: actorId } }];
    },
  },
  evolve: {
    TranscriptNoteAdded: (notes, { noteId, text, transferredCredit }) => ({
      ...notes,
      [noteId]: { text, transferredCredit, isRemoved: false },
    }),
    TranscriptNoteRemoved: (notes, { noteId }) => ({
      ...notes,
      [noteId]: { text: null, transferredCredit: null, isRemoved: true },
    }),
  },
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { transcriptPermissions } from '@paideia/events/transcripts/transcript.permissions.ts';
import {
  RemoveTranscriptNoteDocument,
  type StudentGradesFragment,
  type StudentNoteFragment,
} from '../../generated/student-records/admin/student-record.ts';
import { useCommand } from '../../lib/data/index.ts';
import { dayOf, fullDate, number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser, type CurrentUser } from '../../lib/session/index.ts';
import { ConfirmDialog, notify, notifyError } from '../../lib/ui/index.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { studentRecordsMessages } from './student-records.messages.ts';

export type NotesProps = {
  readonly grades: StudentGradesFragment;
  readonly again: () => Promise<unknown>;
};
export const mayNote = (
  user: CurrentUser,
  { userId: ownerId, regionId }: Pick<StudentGradesFragment, 'userId' | 'regionId'>,
): boolean => may(user, transcriptPermissions.AddTranscriptNote, { ownerId, regionId });

/** What the office has noted on a transcript, for whoever may to add to and to remove. */
export function TranscriptNotes({ grades, again }: NotesProps) {
  const t = useMessages(studentRecordsMessages);
  const mayChange = mayNote(useUser(), grades);
  const remove = useCommand(RemoveTranscriptNoteDocument);
  const [isAdding, setAdding] = useState(false);
  const [asked, ask] = useState<StudentNoteFragment>();
  const { userId, groupId, notes, timeZone } = grades;
  const wordsOf = ({ text, transferredCredit }: StudentNoteFragment) =>
    [text, transferredCredit !== null && t('transferred', { count: number(transferredCredit) })]
      .filter(Boolean)
      .join(' ');
  const confirm = async ({ noteId }: StudentNoteFragment) => {
    try {
      await remove.run({ userId, groupId, noteId });
      notify(t('noteRemoved'));
    } catch (error) {
      notifyError(error);
    }
    ask(undefined);
    await again().catch(() => undefined);
  };
  return (
    <>
      {notes.length > 0 && (
        <Box component="ul" aria-label={t('notes')} sx={{ fontSize: 14, lineHeight: '20px', mt: '6px' }}>
          {notes.map((note) => (
            <Box component="li" key={note.noteId} sx={row}>
              <Box sx={{ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
                <Box sx={{ whiteSpace: 'pre-line' }}>{wordsOf(note)}</Box>
                <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
                  {[fullDate(dayOf(note.at, timeZone)), note.byName].filter(Boolean).join(', ')}
                </Box>
              </Box>
              {mayChange && (
                <Button
                  size="small"
                  variant="text"
                  color="error"
                  aria-label={t('removeNoteOf', { text: wordsOf(note) })}
                  onClick={() => ask(note)}
                >
                  {t('removeNote')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
      {mayChange && (
        <Button size="small" variant="outlined" sx={{ mt: '6px' }} onClick={() => setAdding(true)}>
          {t('addNote')}
        </Button>
      )}
      {isAdding && <NoteDialog grades={grades} again={again} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('removeNoteTitle')}
        confirm={t('removeNote')}
        isDestructive
        isBusy={remove.isBusy}
        onConfirm={() => asked && void confirm(asked)}
        onCancel={() => ask(undefined)}
      >
        {asked && wordsOf(asked)}
      </ConfirmDialog>
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '3px 18px',
  py: '9px',
  borderTop: '1px solid var(--line)',
} as const;

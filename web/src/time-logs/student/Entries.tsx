import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import {
  RemoveTimeLogEntryDocument,
  type OwnTimeLogFragment,
  type TimeLogEntryFragment,
} from '../../generated/time-logs/time-logs.ts';
import { useCommand } from '../../lib/data/index.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import {
  ConfirmDialog,
  EmptyState,
  Hint,
  kernelMessages,
  notify,
  notifyError,
  SectionCard,
} from '../../lib/ui/index.ts';
import { durationText } from '../duration.ts';
import { timeLogWords } from '../time-log-words.messages.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { timeLogsMessages } from './time-logs.messages.ts';

type Props = {
  readonly log: OwnTimeLogFragment | null;
  readonly isOpen: boolean;
  readonly again: () => Promise<unknown>;
};

/** The entries of a week by day; while it is open, each can be changed and removed. */
export function Entries({ log, isOpen, again }: Props) {
  const t = useMessages(timeLogsMessages);
  const words = useMessages(timeLogWords);
  const kernel = useMessages(kernelMessages);
  const [changed, setChanged] = useState<string>();
  const [asked, setAsked] = useState<TimeLogEntryFragment>();
  const remove = useCommand(RemoveTimeLogEntryDocument);
  const entries = log?.entries ?? [];
  const entry = entries.find(({ entryId }) => entryId === changed);
  const confirm = async () => {
    if (!asked || !log) return;
    const { program, periodEnding, _revision: expectedRevision } = log;
    try {
      await remove.run({ entryId: asked.entryId, program, periodEnding, expectedRevision });
      notify(t('removed'));
    } catch (error) {
      notifyError(error);
      await again().catch(() => undefined);
    }
    setAsked(undefined);
  };
  return (
    <SectionCard title={words('entries')} aside={log && <b>{durationText(log.totalMinutes)}</b>}>
      {entries.length === 0 && <EmptyState>{t('noEntries')}</EmptyState>}
      <ul>
        {entries.map((one) => (
          <Box
            component="li"
            key={one.entryId}
            sx={{ display: 'flex', gap: '6px', p: '9px 9px 9px 18px', borderTop: '1px solid var(--line)' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', fontWeight: 600 }}>
                <span>{shortDate(one.date)}</span>
                <span>{durationText(one.minutes)}</span>
              </Box>
              {one.activity}
            </Box>
            {isOpen && (
              <>
                <Act label={t('change', { date: shortDate(one.date) })} onClick={() => setChanged(one.entryId)}>
                  <Edit fontSize="small" />
                </Act>
                <Act label={t('remove', { date: shortDate(one.date) })} onClick={() => setAsked(one)}>
                  <Delete fontSize="small" />
                </Act>
              </>
            )}
          </Box>
        ))}
      </ul>
      {log && entry && isOpen && (
        <EntryDialog key={entry.entryId} log={log} entry={entry} again={again} onClose={() => setChanged(undefined)} />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? t('remove', { date: shortDate(asked.date) }) : ''}
        confirm={kernel('delete')}
        isDestructive
        isBusy={remove.isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </SectionCard>
  );
}

type ActProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode };
const Act = ({ label, onClick, children }: ActProps) => (
  <Hint title={label}>
    <IconButton aria-label={label} onClick={onClick} sx={{ alignSelf: 'start' }}>
      {children}
    </IconButton>
  </Hint>
);

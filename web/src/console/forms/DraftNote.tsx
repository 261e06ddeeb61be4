import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMessages } from '../../lib/i18n/index.ts';
import { draftsMessages } from './drafts.messages.ts';

/** It says that what is typed is kept on this device, and gives it up. */
export function DraftNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useMessages(draftsMessages);
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: '6px', fontSize: 13, color: 'var(--ink-3)' }}>
      {t('draftKept')}
      <Button size="small" variant="text" color="inherit" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </Box>
  );
}

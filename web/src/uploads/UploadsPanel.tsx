import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../lib/i18n/index.ts';
import { visuallyHidden } from '../lib/ui/visually-hidden.ts';
import { uploader } from './page-uploader.ts';
import type { Upload } from './upload.rules.ts';
import { uploadList } from './upload-list.ts';
import { UploadRow } from './UploadRow.tsx';
import { uploadsMessages } from './uploads.messages.ts';

type Props = { readonly uploads: readonly Upload[]; readonly isAboveMenu: boolean };

/** Floats over every page: how far the uploads are, and what can be done with them. On phones it is a sheet at the bottom. */
export function UploadsPanel({ uploads, isAboveMenu }: Props) {
  const t = useMessages(uploadsMessages);
  const live = useSyncExternalStore(uploader.follow, uploader.present);
  const [isOpen, setOpen] = useState(true);
  const [titleId, listId] = [useId(), useId()];
  const done = uploads.filter(({ status }) => status === 'completed');
  const running = uploads.filter(({ uuid, status }) => live.has(uuid) && status !== 'error');
  // The beginning and the end are read out, not each part.
  const [last, first] = [done.at(-1), running[0]];
  const said = last ? t('isDone', { name: last.file.name }) : first ? t('hasBegun', { name: first.file.name }) : '';
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      data-print="no"
      data-sheet="bottom"
      sx={{
        position: 'fixed',
        insetInlineEnd: { xs: 0, md: 18 },
        bottom: { xs: isAboveMenu ? 'calc(60px + env(safe-area-inset-bottom))' : 0, md: 18 },
        width: { xs: '100%', md: 360 },
        maxHeight: '60vh',
        display: 'flex',
        flexDirection: 'column',
        // Above what stays in view; dialogs and short notices cover it.
        zIndex: 1040,
        bgcolor: 'var(--raised)',
        border: '1px solid var(--line)',
        borderRadius: { xs: '12px 12px 0 0', md: '12px' },
        boxShadow: 'var(--shadow-2)',
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', p: '6px 6px 6px 15px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="h4" id={titleId}>
            {t('title')}
          </Typography>
          {running.length > 0 && (
            <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>{t('running', { count: running.length })}</Box>
          )}
        </Box>
        {done.length > 0 && (
          <Button
            size="small"
            onClick={() => {
              for (const { uuid } of done) uploadList.change(uuid, 'cleared', {});
            }}
          >
            {t('clearCompleted')}
          </Button>
        )}
        <IconButton
          aria-label={t(isOpen ? 'collapse' : 'expand')}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ExpandMore /> : <ExpandLess />}
        </IconButton>
      </Box>
      <Box component="ul" id={listId} hidden={!isOpen} sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto' }}>
        {uploads.map((upload) => (
          <UploadRow key={upload.uuid} upload={upload} liveProgress={live.get(upload.uuid)} />
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}

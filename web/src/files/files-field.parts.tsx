import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, useRef } from 'react';
import { filesMessages } from '../lib/files/files.messages.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { Hint, lazyPart } from '../lib/ui/index.ts';
import type { SentFile } from './send-files.parts.tsx';

const SendFiles = lazyPart(async () => (await import('./send-files.parts.tsx')).SendFiles);

type Props = {
  readonly label: string;
  readonly purpose: 'download' | 'feedback';
  readonly files: readonly SentFile[];
  readonly most: number;
  readonly onChange: (files: readonly SentFile[]) => void;
};

/** The files that go with a form: each can be taken out again, and more are sent at once, before the form is. */
export function FilesField({ label, purpose, files, most, onChange }: Props) {
  const t = useMessages(filesMessages);
  const id = useId();
  // One may be taken out while others are on their way.
  const present = useRef(files);
  present.current = files;
  const add = async (sent: readonly SentFile[]) => onChange([...present.current, ...sent]);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: '6px' }}>
      <Box id={id} sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' }}>
        {label}
      </Box>
      {files.length > 0 && (
        <ul>
          {files.map(({ fileId, name }) => (
            <Box key={fileId} component="li" sx={{ display: 'flex', alignItems: 'center', gap: '6px', fontSize: 14 }}>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Hint title={t('remove', { name })}>
                <IconButton
                  size="small"
                  aria-label={t('remove', { name })}
                  onClick={() => onChange(files.filter((one) => one.fileId !== fileId))}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Hint>
            </Box>
          ))}
        </ul>
      )}
      {files.length < most && (
        <SendFiles purpose={purpose} label={t('choose')} mostFiles={most - files.length} isMultiple onSent={add} />
      )}
    </Box>
  );
}

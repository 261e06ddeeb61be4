import Upload from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type DragEvent } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { importsMessages } from './imports.messages.ts';

type Props = { readonly label: string; readonly isDisabled: boolean; readonly onFile: (file: File) => void };

/** A file by the browser's own choice, with mouse or keyboard, or dropped. */
export function FileDrop({ label, isDisabled, onFile }: Props) {
  const t = useMessages(importsMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '9px 12px',
        p: '24px 18px',
        border: '1px dashed var(--line-strong)',
        borderRadius: 'var(--r-field)',
        fontSize: 14,
        color: 'var(--ink-2)',
        bgcolor: isOver && !isDisabled ? 'var(--info-tint)' : 'transparent',
      }}
    >
      <Button variant="outlined" startIcon={<Upload />} disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span>{isDisabled ? t('regionFirst') : t('orDrop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file, mended meanwhile, can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Box>
  );
}

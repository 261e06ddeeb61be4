import Search from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Hint } from '../../kernel/Hint.tsx';
import { loadChunk } from '../../kernel/load-chunk.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { shellMessages } from '../shell.messages.ts';
import { useGoToKeys } from './use-go-to-keys.ts';

const Palette = lazy(() => loadChunk(async () => ({ default: (await import('./Palette.tsx')).Palette })));

/** The button in the bar, and Ctrl K on every page that has the bar. */
export function GoTo() {
  const t = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  useGoToKeys(toggle);
  return (
    <>
      <Hint title={t('goToHint')}>
        <IconButton aria-label={t('goTo')} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={toggle}>
          <Search fontSize="small" />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { newVersion } from '../../../lib/data/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { newVersionMessages } from './new-version.messages.ts';

const forAWhile = 120_000;
/** The browser would ask before the page is closed: something is typed, sent or sat in it. */
const wouldLose = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * In a page that was opened before the site was renewed: where loading it anew would lose something it is not done, but offered. It is above dialogs, in which something may
 * be typed, and can be put away, but comes back, for what is gone stays gone.
 */
export function NewVersion({ reload = () => location.reload() }: { readonly reload?: () => void }) {
  const t = useMessages(newVersionMessages);
  const [told, tell] = useState<'never' | 'now' | 'before'>('never');
  useEffect(() => {
    const hear = (event: Event) => {
      // What was only refused loads nothing anew by itself.
      if (event.cancelable && !wouldLose()) return;
      event.preventDefault();
      tell('now');
    };
    addEventListener(newVersion, hear);
    return () => removeEventListener(newVersion, hear);
  }, []);
  useEffect(() => {
    if (told !== 'before') return undefined;
    const timer = setTimeout(() => tell('now'), forAWhile);
    return () => clearTimeout(timer);
  }, [told]);
  if (told !== 'now') return null;
  return createPortal(
    <Box role="alert" data-print="no" sx={bar}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>{t('told')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 12px' }}>
        <Button size="small" variant="outlined" onClick={reload}>
          {t('load')}
        </Button>
        <Button size="small" variant="text" onClick={() => tell('before')}>
          {t('later')}
        </Button>
      </Box>
    </Box>,
    document.body,
  );
}

const bar = {
  position: 'fixed',
  zIndex: 1250,
  insetInline: '15px',
  mx: 'auto',
  maxWidth: 640,
  // On phones the buttons of forms and sheets are below.
  top: { xs: 'calc(12px + env(safe-area-inset-top))', md: 'auto' },
  bottom: { md: '24px' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '9px 18px',
  p: '12px 18px',
  borderRadius: 'var(--r-s)',
  bgcolor: 'var(--toast)',
  color: 'var(--on-toast)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 14,
  lineHeight: '21px',
  '& button': { color: 'inherit', borderColor: 'currentColor', bgcolor: 'transparent' },
} as const;

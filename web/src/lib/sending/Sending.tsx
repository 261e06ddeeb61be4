import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { holdStill } from './hold-still.ts';
import { sendingMessages } from './sending.messages.ts';

/** Most is sent before anybody could read a word of it. */
const soon = 400;

/**
 * A dialog closes when what it sent was taken. What somebody went on to type meanwhile would be lost unseen, so that its form cannot be changed until then; it
 * is said where that takes a while.
 */
export function Sending({ isBusy }: { readonly isBusy: boolean }) {
  const t = useMessages(sendingMessages);
  const mark = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const form = mark.current?.closest('form');
    if (!isBusy || !form) return undefined;
    const release = holdStill(form);
    const timer = setTimeout(() => setLong(true), soon);
    return () => {
      release();
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return (
    <Box
      ref={mark}
      aria-live="polite"
      sx={{ px: { xs: '18px', md: '24px' }, '&:not(:empty)': { pb: '9px' }, fontSize: 14, color: 'var(--ink-2)' }}
    >
      {isLong && t('sending')}
    </Box>
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useLayoutEffect, useRef, useState } from 'react';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { holdStill } from './hold-still.ts';

/** Most is sent before anybody could read a word of it. */
const soon = 400;

/**
 * A dialog closes when what it sent was taken. What somebody went on to type meanwhile would be lost unseen, so that its form cannot be changed until then; it
 * is shown where that takes a while.
 */
export function Sending({ isBusy }: { readonly isBusy: boolean }) {
  const t = useMessages(kernelMessages);
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
    <Box ref={mark} aria-live="polite" sx={{ height: 4 }}>
      {isLong && <LinearProgress aria-label={t('loading')} />}
    </Box>
  );
}

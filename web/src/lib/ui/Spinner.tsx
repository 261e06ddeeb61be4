import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** 44 by 44, and only when the wait is long enough to be noticed. */
export function Spinner({ after = 300 }: { readonly after?: number }) {
  const [isShown, show] = useState(after === 0);
  const t = useMessages(kernelMessages);
  useEffect(() => {
    const timer = setTimeout(() => show(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 96 }}>
      {isShown && <CircularProgress size={44} aria-hidden={false} aria-label={t('loading')} />}
    </Box>
  );
}

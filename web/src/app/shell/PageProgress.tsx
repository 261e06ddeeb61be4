import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { kernelMessages, useMessages } from '../../lib/i18n/index.ts';

const after = 300;

/** The page before stays until the next one is there; where that takes long enough to be noticed, a line at the top says that it is on its way. */
export function PageProgress() {
  const isLoading = useNavigation().state === 'loading';
  const [isLong, setLong] = useState(false);
  const t = useMessages(kernelMessages);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), after);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return (
    <div role="status">
      {isLong && (
        <LinearProgress
          aria-label={t('loading')}
          sx={{ position: 'fixed', top: 'var(--above)', insetInline: 0, zIndex: 'tooltip', height: '3px' }}
        />
      )}
    </div>
  );
}

import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** It tells students that nothing is there yet, and one useful way on. */
export function EmptyState({ children }: { readonly children?: ReactNode }) {
  const t = useMessages(kernelMessages);
  return (
    <Alert severity="info" role="status" sx={{ m: '0 18px 18px' }}>
      {children ? <b style={{ display: 'block', fontWeight: 600 }}>{t('nothingYet')}</b> : t('nothingYet')}
      {children}
    </Alert>
  );
}

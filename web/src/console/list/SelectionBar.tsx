import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';

type Props = { readonly count: number; readonly onClear: () => void; readonly children: ReactNode };

/** Stands above the rows while some are selected, with what can be done with them. */
export function SelectionBar({ count, onClear, children }: Props) {
  const t = useMessages(adminMessages);
  if (count === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('selected', { count })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '9px',
        bgcolor: 'var(--info-tint)',
        borderBottom: '1px solid var(--line)',
        p: '6px 12px 6px 18px',
        minHeight: 48,
      }}
    >
      <Box component="b" aria-live="polite" sx={{ fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {t('selected', { count })}
      </Box>
      <Box component="span" sx={{ flex: 1 }} />
      {children}
      <IconButton size="small" aria-label={t('unselect')} onClick={onClear}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { number, useMessages } from '../lib/i18n/index.ts';
import { adminMessages } from './admin-app.messages.ts';
import { visuallyHidden } from '../lib/ui/index.ts';

/** How many wait, beside a menu entry or in a tab; nothing for none. */
export function CountBadge({ count, more = false }: { readonly count: number | undefined; readonly more?: boolean }) {
  const t = useMessages(adminMessages);
  if (!count) return null;
  return (
    <Box
      component="span"
      sx={{
        minWidth: 18,
        height: 18,
        borderRadius: '9px',
        bgcolor: 'var(--neutral-tint)',
        color: 'var(--ink-2)',
        fontSize: 11,
        lineHeight: '18px',
        fontWeight: 600,
        textAlign: 'center',
        px: '5px',
      }}
    >
      <span aria-hidden="true">{`${number(count)}${more ? '+' : ''}`}</span>
      <Box component="span" sx={visuallyHidden}>
        {t('waiting', { count })}
      </Box>
    </Box>
  );
}

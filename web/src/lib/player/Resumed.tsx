import Box from '@mui/material/Box';
import { useMessages } from '../i18n/index.ts';
import { playerMessages } from './player.messages.ts';
import { timeText } from './time-text.ts';

/** Over a recording that goes on where it was left. */
export function Resumed({ at, onStartOver }: { readonly at: number; readonly onStartOver: () => void }) {
  const t = useMessages(playerMessages);
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 9,
        insetInlineEnd: 9,
        p: '6px 12px',
        bgcolor: 'var(--titlebar)',
        borderRadius: 'var(--r-s)',
        fontSize: 14,
        display: 'flex',
        gap: '12px',
        alignItems: 'center',
      }}
    >
      <span role="status">{t('resumed', { time: timeText(at) })}</span>
      <Box
        component="button"
        type="button"
        onClick={onStartOver}
        sx={{
          font: 'inherit',
          fontWeight: 600,
          border: 0,
          bgcolor: 'transparent',
          color: 'var(--focus-on-dark)',
          minHeight: 36,
        }}
      >
        {t('startOver')}
      </Box>
    </Box>
  );
}

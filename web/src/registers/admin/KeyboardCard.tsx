import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Key } from '../../console/Key.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

const entries = [
  [['P'], 'keyPresent'],
  [['L'], 'keyLate'],
  [['A'], 'keyAbsent'],
  [['E'], 'keyExcused'],
  [['↑', '↓'], 'keyStudent'],
  [['T'], 'keyTime'],
  [['Ctrl', 'Z'], 'keyUndo'],
] as const;

/** It shows which keys the register hears. */
export function KeyboardCard({ mayExcuse }: { readonly mayExcuse: boolean }) {
  const t = useMessages(registerAdminMessages);
  return (
    <Card sx={{ p: '18px' }}>
      <Typography component="h2" variant="h4">
        {t('keyboard')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'var(--ink-3)', mb: '12px' }}>
        {t('keyHint')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: '9px 12px',
          fontSize: 13,
          lineHeight: '18px',
          color: 'var(--ink-2)',
          '& kbd': { ml: 0 },
        }}
      >
        {entries
          .filter(([, label]) => mayExcuse || label !== 'keyExcused')
          .map(([keys, label]) => (
            <Box
              component="li"
              key={label}
              sx={{
                display: 'flex',
                gap: '6px',
                alignItems: 'center',
                ...(label === 'keyUndo' && { gridColumn: '1 / -1' }),
              }}
            >
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
              {t(label)}
            </Box>
          ))}
      </Box>
    </Card>
  );
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { number, percent, useMessages } from '../../lib/i18n/index.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

/** The rules that help while writing. */
export function GoodToKnow({ passMark, total }: { readonly passMark: number | undefined; readonly total: number }) {
  const t = useMessages(examAttemptsMessages);
  const line = (Icon: ElementType, text: string) => (
    <li>
      <Icon aria-hidden="true" />
      <span>{text}</span>
    </li>
  );
  return (
    <Card component="section" sx={{ p: '18px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '9px' }}>
        {t('goodToKnow')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: '12px',
          fontSize: 13,
          lineHeight: '18px',
          color: 'var(--ink-2)',
          '& li': { display: 'flex', gap: '12px' },
          '& svg': { fontSize: 16, flex: 'none', mt: '1px' },
        }}
      >
        {passMark !== undefined &&
          line(
            CheckCircle,
            t('passMarkIs', {
              mark: percent(passMark),
              count: Math.ceil((total * passMark) / 100),
              total: number(total),
            }),
          )}
        {line(Sync, t('dropped'))}
        {line(Undo, t('change'))}
        {line(Keyboard, t('keys'))}
      </Box>
    </Card>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { PanelSection } from '../ui/PanelSection.tsx';
import { actsMessages } from './acts.messages.ts';

type Row = readonly [label: string, value: ReactNode];

/** It says what an act will have changed, before it is done. It is read out as it changes with what is typed. */
export function Changes({ rows, note }: { readonly rows: readonly (Row | false)[]; readonly note?: ReactNode }) {
  const t = useMessages(actsMessages);
  return (
    <PanelSection title={t('changes')}>
      <Box
        role="status"
        sx={{
          border: '1px solid var(--line)',
          borderRadius: 'var(--r-s)',
          p: '9px 12px',
          fontSize: 14,
          lineHeight: '24px',
          '& b': { fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {rows.map(
          (row) =>
            row && (
              <Box key={row[0]} sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
                <span>{row[0]}</span>
                <b style={{ fontWeight: 600 }}>{row[1]}</b>
              </Box>
            ),
        )}
        {note && (
          <Box
            component="p"
            sx={{ color: 'var(--ink-2)', fontSize: 13, lineHeight: '18px', mt: rows.length > 0 ? '3px' : 0 }}
          >
            {note}
          </Box>
        )}
      </Box>
    </PanelSection>
  );
}

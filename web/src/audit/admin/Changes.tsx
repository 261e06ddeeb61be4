import Box from '@mui/material/Box';
import type { LoggedChangeFragment } from '../../generated/audit/admin/audit.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { auditMessages } from './audit.messages.ts';

/** It shows what an event changed: before with a minus, after with a plus, so that colour is not all there is. */
export function Changes({ changes }: { readonly changes: readonly LoggedChangeFragment[] }) {
  const t = useMessages(auditMessages);
  if (changes.length === 0) return <Box sx={{ fontSize: 13.5, color: 'var(--ink-3)' }}>{t('noChanges')}</Box>;
  const none = <span style={{ color: 'var(--ink-3)' }}>{t('nothing')}</span>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: 13,
          lineHeight: '18px',
          '& th': { textAlign: 'start', fontSize: 12.5, fontWeight: 600, color: 'var(--ink-3)', p: '7px 9px' },
          '& td': { borderTop: '1px solid var(--line)', p: '7px 9px', verticalAlign: 'top', overflowWrap: 'anywhere' },
          '& td:not(:first-of-type)': { fontFamily: 'var(--mono)', fontSize: 12.5 },
          '& .minus': { bgcolor: 'var(--danger-tint)', color: 'var(--danger)' },
          '& .plus': { bgcolor: 'var(--success-tint)', color: 'var(--success)', fontWeight: 600 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <td>{field}</td>
              <td className={before !== null && before !== after ? 'minus' : undefined}>
                {before === null ? none : before === after ? before : `− ${before}`}
              </td>
              <td className={after !== null && before !== after ? 'plus' : undefined}>
                {after === null ? none : before === after ? after : `+ ${after}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { paperMessages } from './paper.messages.ts';
import { useStart } from '../session/start.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { BrandMark } from '../site/BrandMark.tsx';
import type { CampusFieldsFragment } from '../../generated/lib/paper/campus.ts';

/** Who writes: the college, with its mark on paper, and the campus with address and telephone. */
export function Letterhead({ campus }: { readonly campus: CampusFieldsFragment | null }) {
  const { config } = useStart();
  const t = useMessages(paperMessages);
  return (
    <Box sx={{ display: 'flex', gap: '18px', '@media print': { '& b': { fontSize: '15pt', lineHeight: '20pt' } } }}>
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        <BrandMark size={54} />
      </Box>
      <div>
        <b>{config.orgName}</b>
        {campus && (
          <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>
            <div>{campus.name}</div>
            {campus.address.length > 0 && <div>{campus.address.join(', ')}</div>}
            {campus.phone && <div>{t('phone', { phone: campus.phone })}</div>}
          </Box>
        )}
      </div>
    </Box>
  );
}

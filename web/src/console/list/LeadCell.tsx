import Box from '@mui/material/Box';
import { AppLink, Avatar } from '../../lib/ui/index.ts';
import type { Lead } from './list-shapes.ts';

type Props = {
  readonly lead: Lead;
  readonly to: string;
};

/** The name of a row: the link that opens it, and the place where the keyboard is. */
export const LeadCell = ({ lead: { name, below, avatar = false }, to }: Props) => (
  <Box sx={{ display: 'flex', gap: '9px', alignItems: 'center', minWidth: 0 }}>
    {avatar && <Avatar name={name} />}
    <Box sx={{ minWidth: 0 }}>
      <AppLink to={to} data-row-link="" style={{ fontWeight: 600, color: 'var(--ink)' }}>
        {name}
      </AppLink>
      {below && (
        <Box
          sx={{
            fontSize: 12,
            lineHeight: '16px',
            color: 'var(--ink-2)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: { md: 'nowrap' },
          }}
        >
          {below}
        </Box>
      )}
    </Box>
  </Box>
);

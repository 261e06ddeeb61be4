import Box from '@mui/material/Box';
import { AppLink, Avatar } from '../../lib/ui/index.ts';
import type { Lead } from './list-shapes.ts';

type Props = {
  readonly lead: Lead;
  readonly to: string;
};

/** So many lines where rows stand close to each other; the whole of it is in the record. On a phone nothing is cut. */
export const atMost = (lines: number) => ({
  display: { md: '-webkit-box' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { md: String(lines) },
  overflow: { md: 'hidden' },
  overflowWrap: 'anywhere',
});

/** The name of a row: the link that opens it, and the place where the keyboard is. */
export const LeadCell = ({ lead: { name, below, avatar = false, picture, beside }, to }: Props) => (
  <Box sx={{ display: 'flex', gap: '9px', alignItems: 'center', minWidth: 0 }}>
    {avatar && <Avatar name={name} picture={picture} />}
    {beside}
    <Box sx={{ minWidth: 0 }}>
      <AppLink to={to} data-row-link="" style={{ fontWeight: 600, color: 'var(--ink)' }}>
        <Box component="span" title={name} sx={atMost(2)}>
          {name}
        </Box>
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

import Box from '@mui/material/Box';
import { DataScreen } from '../ui/DataScreen.tsx';
import { useRemote } from '../data/use-remote.ts';
import { WhyDocument } from '../../generated/lib/why/why.ts';
import type { WhyOf } from '../../generated/schema.ts';

/** How a value came about and by which rule, as the server tells it; a `key` of the revision asks anew when the thing has moved on. */
export function Calculation({ kind, id }: { readonly kind: WhyOf; readonly id: string }) {
  const remote = useRemote(WhyDocument, { of: kind, id }, ({ why }) => why);
  return (
    <DataScreen remote={remote}>
      {({ formula, rule }) => (
        <Box
          sx={{ bgcolor: 'var(--tint)', borderRadius: 'var(--r-s)', p: '9px 12px', fontSize: 13, lineHeight: '20px' }}
        >
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              gap: '0 12px',
              '& dd': { fontWeight: 600, textAlign: 'end' },
            }}
          >
            {formula.map(({ label, value }) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
          </Box>
          {rule && (
            <Box component="p" sx={{ color: 'var(--ink-2)', mt: '3px', whiteSpace: 'pre-line' }}>
              {rule}
            </Box>
          )}
        </Box>
      )}
    </DataScreen>
  );
}

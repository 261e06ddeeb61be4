import Box from '@mui/material/Box';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { lookOf, type StatusArea } from './status-chips.ts';
import { useStatusWords } from './status-words.ts';
import { ToneChip } from './ToneChip.tsx';

/** The state of a thing is always shown the same way. */
export function StatusChip({ area, status }: { readonly area: StatusArea; readonly status: string }) {
  const words = useStatusWords(area);
  const look = lookOf(area, status);
  return (
    <ToneChip tone={look?.tone ?? 'neutral'} icon={look?.icon ?? HelpOutline}>
      {words(status)}
    </ToneChip>
  );
}

type Several = {
  readonly area: StatusArea;
  readonly statuses: readonly string[];
  /** One below the other, at the end of a narrow row. */
  readonly isStacked?: boolean;
};

/** Several states of one thing stand beside each other, or below where there is no room. */
export const StatusChips = ({ area, statuses, isStacked = false }: Several) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      ...(isStacked ? { flexDirection: 'column', alignItems: 'flex-end' } : { flexWrap: 'wrap' }),
      gap: '3px 6px',
      '& > *': { whiteSpace: 'nowrap' },
    }}
  >
    {statuses.map((status) => (
      <StatusChip key={status} area={area} status={status} />
    ))}
  </Box>
);

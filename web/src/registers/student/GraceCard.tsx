import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { percent, useMessages } from '../../lib/i18n/index.ts';
import { ToneChip } from '../../lib/ui/index.ts';
import { registersMessages } from '../registers.messages.ts';
import { FigureCard } from './FigureCard.tsx';

type Props = {
  readonly title: string;
  readonly used: number;
  readonly free: number;
  readonly over: number;
  readonly cost: number;
};
const mostPips = 12;
const hatched = 'repeating-linear-gradient(45deg, var(--warning-fill) 0 6px, var(--warning) 6px 9px)';

/** It shows how much of the grace is used: free ones are grey, the ones that cost are hatched and priced. */
export function GraceCard({ title, used, free, over, cost }: Props) {
  const t = useMessages(registersMessages);
  const pips = Math.min(Math.max(used, free), mostPips);
  return (
    <FigureCard>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '6px 12px' }}>
        <Typography component="h2" variant="h4">
          {title}
        </Typography>
        <ToneChip tone={over > 0 ? 'warning' : 'neutral'} icon={over > 0 ? WarningAmber : CheckCircle}>
          {over > 0 ? t('overGrace', { count: over }) : t('withinGrace')}
        </ToneChip>
      </Box>
      <Box role="img" aria-label={t('graceUsed', { used, free })} sx={{ display: 'flex', gap: '6px' }}>
        {Array.from({ length: pips }, (_, index) => (
          <Box
            key={index}
            sx={{
              height: 18,
              flex: 1,
              maxWidth: 36,
              borderRadius: 'var(--r-s)',
              background: index >= used ? 'var(--tint)' : index < free ? 'var(--c3)' : hatched,
            }}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '0 12px',
          fontSize: 13,
          lineHeight: '18px',
          color: 'var(--ink-2)',
        }}
      >
        <span>{t('used', { used, free })}</span>
        <Box component="b" sx={{ color: 'var(--ink)', fontVariantNumeric: 'tabular-nums' }}>
          {percent(-over * cost)}
        </Box>
      </Box>
    </FigureCard>
  );
}

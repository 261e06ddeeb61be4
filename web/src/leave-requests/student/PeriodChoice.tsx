import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { usePeriodName } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';

type Props = {
  readonly keys: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
};
const wholeDay = '';

/** The whole day, or some of its periods. Choosing all of them is the whole day. */
export function PeriodChoice({ keys, value, onChange }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const periodName = usePeriodName();
  const id = useId();
  if (keys.length < 2) return null;
  const change = (chosen: readonly string[]) => {
    const isWhole = chosen.includes(wholeDay) && value.length > 0;
    const periods = chosen.filter((key) => key !== wholeDay);
    onChange(isWhole || periods.length === keys.length ? [] : keys.filter((key) => periods.includes(key)));
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '6px' }}>
      <Box component="span" id={id} sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'var(--ink-2)' }}>
        {t('periods')}
      </Box>
      <ToggleButtonGroup
        value={value.length === 0 ? [wholeDay] : [...value]}
        onChange={(_, chosen: string[]) => change(chosen)}
        aria-labelledby={id}
      >
        <ToggleButton value={wholeDay}>{t('allPeriods')}</ToggleButton>
        {keys.map((key) => (
          <ToggleButton key={key} value={key}>
            {periodName(key)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

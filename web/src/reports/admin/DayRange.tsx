import Box from '@mui/material/Box';
import { useState } from 'react';
import { chosenDays, lastDays, rangeOfDays, type QueryDateRange } from '@paideia/events/reports/chart-filter.rules.ts';
import { LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { reportDaysMessages } from './report-days.messages.ts';
import { useDayParts } from './use-day-parts.ts';

type Props = {
  readonly range: QueryDateRange;
  /** There are days in it, and not too many. */
  readonly isFit: boolean;
  readonly onChange: (range: QueryDateRange) => void;
};

/** Which days are shown: the last ones, or from one day to another. A date that is not whole yet changes nothing. */
export function DayRange({ range, isFit, onChange }: Props) {
  const t = useMessages(reportDaysMessages);
  const { ranges } = useDayParts();
  const [from, to] = [range.from.slice(0, 10), range.to.slice(0, 10)];
  const [typed, setTyped] = useState({ from, to });
  const isChosen = lastDays(range.label, to) === undefined;
  const type = (changed: Partial<typeof typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (next.from !== '' && next.to !== '') onChange(rangeOfDays(next.from, next.to, chosenDays));
  };
  const choose = (label: string) => {
    setTyped({ from, to });
    onChange(lastDays(label, dayOf(new Date())) ?? rangeOfDays(from, to, chosenDays));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        gap: '12px 18px',
        p: '0 18px 15px',
      }}
    >
      <LabelledChoice
        label={t('days')}
        isCompact
        value={isChosen ? chosenDays : range.label}
        options={ranges}
        onChange={choose}
      />
      {isChosen && (
        <>
          <LabelledText label={t('first')} type="date" value={typed.from} onChange={(day) => type({ from: day })} />
          <LabelledText
            label={t('last')}
            type="date"
            value={typed.to}
            onChange={(day) => type({ to: day })}
            error={isFit ? undefined : t('badDays')}
          />
        </>
      )}
    </Box>
  );
}

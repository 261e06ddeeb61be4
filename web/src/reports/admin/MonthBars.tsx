import Box from '@mui/material/Box';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { monthOfYear } from '../../console/dates.ts';
import { forexRatesMessages } from '../../forex-rates/admin/forex-rates.messages.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { KeyedBars } from '../../statistics/statistics.parts.ts';
import { monthLabelIn } from './month-words.ts';

type MonthSeries = {
  readonly label: string;
  /** A figure of each month from January on. */
  readonly values: readonly number[];
};
type Props = {
  readonly title: string;
  readonly year: number;
  readonly series: MonthSeries;
  /** What the table alone has beside it. */
  readonly others?: readonly MonthSeries[];
  /** It says what is counted. */
  readonly note?: string;
  /** It is said where there is nothing in any month. */
  readonly empty: string;
  /** There is something, though all of it may be written as 0. */
  readonly hasSome?: boolean;
  readonly printShort?: (value: number) => string;
};

/** One figure of the months of a year as bars, and as a table. */
export function MonthBars({
  title,
  year,
  series,
  others = [],
  note,
  empty,
  hasSome = false,
  printShort = number,
}: Props) {
  const forex = useMessages(forexRatesMessages);
  const all = [series, ...others];
  return (
    <SectionCard title={title}>
      <Box sx={{ p: '0 18px 15px' }}>
        {!hasSome && all.every(({ values }) => values.every((value) => value === 0)) ? (
          <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{empty}</Box>
        ) : (
          <KeyedBars
            title={title}
            rows={series.values.map((_, n) => ({
              key: combinedDateOf(year, n + 1),
              values: all.map(({ values }) => values[n] ?? 0),
            }))}
            over={{ label: forex('month'), key: ({ key }) => key, short: monthLabelIn, long: monthOfYear }}
            series={[{ label: series.label, value: ({ values }) => values[0] ?? 0, colour: 'var(--c1)' }]}
            print={number}
            printShort={printShort}
            isTableInOrder
            isEachLabelled
            others={others.map(({ label }, n) => ({
              label,
              isNumber: true,
              render: ({ values }) => number(values[n + 1] ?? 0),
            }))}
          />
        )}
        {note !== undefined && (
          <Box component="p" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
            {note}
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}

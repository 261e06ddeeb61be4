import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useMessages } from '../lib/i18n/index.ts';
import { SmallTable, visuallyHidden } from '../lib/ui/index.ts';
import { lessonChartsMessages } from './lesson-charts.messages.ts';

export type Series<Row> = {
  readonly label: string;
  readonly value: (row: Row) => number;
  readonly colour: string;
  /** What lies on another of the bar is told from it by more than its colour. */
  readonly isHatched?: boolean;
};
type Props<Row> = {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The bars stand over this: its column, the key of a row, and how the key is written below the bars and in the table. */
  readonly over: {
    readonly label: string;
    readonly key: (row: Row) => string;
    readonly short: (key: string) => string;
    readonly long: (key: string) => string;
  };
  /** They go from the bottom of the bar to its top. */
  readonly series: readonly Series<Row>[];
  readonly print: (value: number) => string;
  /** It writes at the axis, where there is little room. */
  readonly printShort?: (value: number) => string;
  /** Its table has the last row first, as in time, unless it is in the order of the bars. */
  readonly isTableInOrder?: boolean;
  /** Each bar is labelled as far as there is room, where it is only a few otherwise. */
  readonly isEachLabelled?: boolean;
  /** Columns that only the table has. */
  readonly others?: Parameters<typeof SmallTable<Row>>[0]['columns'];
};

const axis = { stroke: 'var(--line-strong)', tick: { fill: 'var(--ink-3)', fontSize: 12 }, tickLine: false } as const;

/** It is narrow enough for a phone. */
const shownTable = {
  overflowX: 'auto',
  '& table th, & table td': { paddingInline: '5px', hyphens: 'auto', whiteSpace: 'normal' },
  '& table tr > :first-of-type': { paddingInlineStart: 0, minWidth: 96 },
  '& table tr > :last-child': { paddingInlineEnd: 0 },
} as const;

/** Bars, and the same figures as a table: read out in any case, shown to whoever asks. */
export function BarFigure<Row>({
  title,
  rows,
  over,
  series,
  print,
  printShort = print,
  isTableInOrder = false,
  isEachLabelled = false,
  others = [],
}: Props<Row>) {
  const t = useMessages(lessonChartsMessages);
  const id = useId();
  const [isTable, setTable] = useState(false);
  const hatchOf = (n: number) => `${id}-${n}`;
  const fillOf = ({ colour, isHatched }: Series<Row>, n: number) => (isHatched ? `url(#${hatchOf(n)})` : colour);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }} aria-label={title}>
      <Box aria-hidden="true">
        <BarChart
          responsive
          accessibilityLayer={false}
          data={[...rows]}
          style={{ width: '100%', height: 180 }}
          margin={{ top: 6, right: 0, bottom: 0, left: 0 }}
        >
          <defs>
            {series.map(
              ({ label, colour, isHatched }, n) =>
                isHatched && (
                  <pattern key={label} id={hatchOf(n)} width={6} height={6} patternUnits="userSpaceOnUse">
                    <rect width={6} height={6} fill={colour} />
                    <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" stroke="var(--paper)" strokeWidth={1.5} />
                  </pattern>
                ),
            )}
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey={over.key}
            tickFormatter={(key: string) => over.short(key)}
            // Four of them have room on a phone in every language.
            interval={isEachLabelled ? 'equidistantPreserveStart' : Math.ceil(rows.length / 4) - 1}
            {...axis}
          />
          <YAxis
            width="auto"
            allowDecimals={false}
            tickFormatter={(value: number) => printShort(value)}
            {...axis}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            itemSorter={({ name }) => series.findIndex(({ label }) => label === name)}
            cursor={{ fill: 'var(--tint)' }}
            labelFormatter={(key) => (typeof key === 'string' ? over.long(key) : key)}
            formatter={(value) => print(Number(value))}
            contentStyle={{
              background: 'var(--raised)',
              border: '1px solid var(--line)',
              borderRadius: 'var(--r-s)',
              fontSize: 12.5,
              maxWidth: 240,
              whiteSpace: 'normal',
            }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          {series.map((one, n) => (
            <Bar
              key={one.label}
              name={one.label}
              dataKey={one.value}
              fill={fillOf(one, n)}
              stackId="all"
              isAnimationActive={false}
              maxBarSize={30}
            />
          ))}
        </BarChart>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px 12px', mt: '6px', fontSize: 12.5, color: 'var(--ink-2)' }}
        >
          {series.map((one, n) => (
            <Box
              component="li"
              key={one.label}
              sx={{ display: 'flex', alignItems: 'center', gap: '5px', overflowWrap: 'anywhere' }}
            >
              <svg width={10} height={10} style={{ flex: 'none' }}>
                <rect width={10} height={10} rx={2} fill={fillOf(one, n)} />
              </svg>
              {one.label}
            </Box>
          ))}
        </Box>
      </Box>
      <Button
        size="small"
        variant="text"
        aria-expanded={isTable}
        onClick={() => setTable(!isTable)}
        sx={{ mt: '6px', ml: '-12px' }}
      >
        {t(isTable ? 'hideTable' : 'showTable')}
        <Box component="span" sx={visuallyHidden}>
          {` ${title}`}
        </Box>
      </Button>
      <Box
        sx={isTable ? shownTable : visuallyHidden}
        {...(isTable && { role: 'group', tabIndex: 0, 'aria-label': title })}
      >
        <SmallTable
          label={title}
          rows={isTableInOrder ? rows : rows.toReversed()}
          keyOf={over.key}
          height={33}
          columns={[
            { label: over.label, render: (row) => over.long(over.key(row)) },
            ...series.map(({ label, value }) => ({ label, isNumber: true, render: (row: Row) => print(value(row)) })),
            ...others,
          ]}
        />
      </Box>
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import type { ChartFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import { currenciesToAsk, missingRates, type Rate } from '@paideia/events/reports/forex-conversion.rules.ts';
import { shownRegions } from '@paideia/events/reports/report-region.rules.ts';
import {
  billedRows,
  largest,
  revenueByRegion,
  revenueRows,
  sumOfMonths,
} from '@paideia/events/reports/revenue.rules.ts';
import { forexRatesMessages } from '../../forex-rates/admin/forex-rates.messages.ts';
import type { ReportRegionFragment, ReportRevenueFragment } from '../../generated/reports/admin/reports.ts';
import { listOf, number, shortMoney, useMessages, type Currency } from '../../lib/i18n/index.ts';
import { kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { KeyedBars } from '../../statistics/statistics.parts.ts';
import { monthOfYear } from '../../console/dates.ts';
import { BilledReport } from './BilledReport.tsx';
import { monthLabelIn, rateName } from './month-words.ts';
import { reportsMessages } from './reports.messages.ts';
import { RevenueTable } from './RevenueTable.tsx';
import { useRates } from './use-rates.ts';

type Props = {
  readonly filter: ChartFilter;
  readonly onChange: (changed: Partial<ChartFilter>) => void;
  readonly regions: readonly ReportRegionFragment[];
  readonly rows: readonly ReportRevenueFragment[];
  readonly currencies: readonly Currency[];
  /** What is there may be of another year still. */
  readonly isRefreshing: boolean;
};
/** The device keeps the exchange rates of these years at most. */
const isRecent = ({ year }: Rate) => year >= new Date().getFullYear() - 1;
/** The parts of a bar from the bottom to the top: a chart tells no more of them apart. */
const looks = [
  { colour: 'var(--c1)', isHatched: false },
  { colour: 'var(--c4)', isHatched: true },
  { colour: 'var(--c2)', isHatched: false },
  { colour: 'var(--c3)', isHatched: true },
  { colour: 'var(--c5)', isHatched: false },
] as const;

/** Payments less refunds by month and region, in one currency: as bars and as a table. Then what was invoiced. */
export function RevenueReport({ filter, onChange, regions, rows, currencies, isRefreshing }: Props) {
  const t = useMessages(reportsMessages);
  const forex = useMessages(forexRatesMessages);
  const kernel = useMessages(kernelMessages);
  const { year, month, selectedCurrency: currency } = filter;
  const shown = shownRegions(regions, filter);
  const wanted = { regionIds: shown.map(({ _id }) => _id), year, month, currency };
  const counted = revenueRows(rows, wanted);
  // Their rates are needed too.
  const money = [...counted, ...billedRows(rows, wanted)];
  const { rates, isAsking, hasFailed, again } = useRates(
    currenciesToAsk(
      money.map((row) => row.currency),
      currency,
    ),
    filter.forexRates,
    useCallback((known) => onChange({ forexRates: known.filter(isRecent) }), [onChange]),
  );
  const revenue = revenueByRegion(rows, wanted, rates);
  const missing = isAsking || hasFailed ? [] : missingRates(money, currency, rates);
  const { first, others } = largest(
    revenue.filter(({ months }) => months.some((one) => one !== 0)),
    looks.length,
  );
  const nameOf = (regionId: string) => shown.find(({ _id }) => _id === regionId)?.name ?? regionId;
  const parts = [
    ...first.map((one) => ({ label: nameOf(one.regionId), regions: [one] })),
    ...(others.length > 0 ? [{ label: t('others'), regions: others }] : []),
  ];
  const months = Array.from({ length: month }, (_, n) => ({
    key: combinedDateOf(year, n + 1),
    values: [...parts.map((part) => sumOfMonths(part.regions, n + 1)), sumOfMonths(revenue, n + 1)],
  }));
  const title = t('revenue', { year: `${year}`, currency });
  return (
    <>
      {hasFailed && (
        <Alert
          severity="error"
          action={
            <Button size="small" variant="text" onClick={again}>
              {kernel('tryAgain')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {missing.length > 0 && <Alert severity="warning">{t('missing', { rates: listOf(missing.map(rateName)) })}</Alert>}
      <SectionCard title={title}>
        <Box sx={{ p: '0 18px 15px' }}>
          {counted.length === 0 ? (
            <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{!isRefreshing && t('none')}</Box>
          ) : (
            <>
              <KeyedBars
                title={title}
                rows={months}
                over={{ label: forex('month'), key: ({ key }) => key, short: monthLabelIn, long: monthOfYear }}
                series={parts.map(({ label }, n) => ({ label, value: ({ values }) => values[n] ?? 0, ...looks[n]! }))}
                print={number}
                printShort={(value) => shortMoney(value * 100)}
                isTableInOrder
                isEachLabelled
                others={[
                  { label: t('total'), isNumber: true, render: ({ values }) => number(values[parts.length] ?? 0) },
                ]}
              />
              <Box component="p" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
                {t('converted')}
              </Box>
            </>
          )}
        </Box>
      </SectionCard>
      {counted.length > 0 && (
        <RevenueTable
          title={t('byRegion', { year: `${year}`, currency })}
          revenue={revenue}
          nameOf={nameOf}
          isExpanded={filter.expanded}
          onExpand={(expanded) => onChange({ expanded })}
        />
      )}
      <BilledReport
        filter={filter}
        regions={shown}
        rows={rows}
        rates={rates}
        currencies={currencies}
        isRefreshing={isRefreshing}
      />
    </>
  );
}

import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import type { ChartFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import type { Rate } from '@paideia/events/reports/forex-conversion.rules.ts';
import {
  billedRows,
  moneyByCurrency,
  moneyMonths,
  revenueByRegion,
  sumOfMonths,
  type MoneyFigures,
  type RevenueRow,
} from '@paideia/events/reports/revenue.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { RowsExportButton } from '../../console/list/RowsExportButton.tsx';
import { forexRatesMessages } from '../../forex-rates/admin/forex-rates.messages.ts';
import { plainMoney, shortMoney, useMessages, type Currency } from '../../lib/i18n/index.ts';
import { MonthBars } from './MonthBars.tsx';
import { RegionTable } from './RegionTable.tsx';
import { reportBilledMessages } from './report-billed.messages.ts';
import { reportsMessages } from './reports.messages.ts';

type Props = {
  readonly filter: ChartFilter;
  /** Those that are shown, by their names. */
  readonly regions: readonly { readonly _id: string; readonly name: string }[];
  readonly rows: readonly RevenueRow[];
  readonly rates: readonly Rate[];
  readonly currencies: readonly Currency[];
  /** What is there may be of another year still. */
  readonly isRefreshing: boolean;
};

/** What was invoiced by month in one currency, and exactly what was invoiced, credited, paid and refunded, each currency by itself. */
export function BilledReport({ filter, regions, rows, rates, currencies, isRefreshing }: Props) {
  const t = useMessages(reportBilledMessages);
  const reports = useMessages(reportsMessages);
  const admin = useMessages(adminMessages);
  const forex = useMessages(forexRatesMessages);
  const { year, month, selectedCurrency: currency } = filter;
  const nameOf = (regionId: string) => regions.find(({ _id }) => _id === regionId)?.name ?? null;
  const wanted = { regionIds: regions.map(({ _id }) => _id), year, month, currency };
  const figures = [
    { label: t('invoiced'), amountOf: ({ invoiced }: MoneyFigures) => invoiced },
    { label: t('credited'), amountOf: ({ credited }: MoneyFigures) => credited },
    { label: t('received'), amountOf: ({ paid }: MoneyFigures) => paid },
    { label: t('refunded'), amountOf: ({ refunded }: MoneyFigures) => refunded },
  ] as const;
  const [invoiced, credited] = figures;
  const billed = billedRows(rows, wanted);
  const byMonth = ({ label, amountOf }: (typeof figures)[number]) => {
    const byRegion = revenueByRegion(billed, wanted, rates, amountOf);
    return { label, values: Array.from({ length: month }, (_, n) => sumOfMonths(byRegion, n + 1)) };
  };
  const exact = moneyByCurrency(rows, wanted);
  const inFile = moneyMonths(rows, wanted);
  return (
    <>
      <MonthBars
        title={t('billed', { year: `${year}`, currency })}
        year={year}
        series={byMonth(invoiced)}
        others={[byMonth(credited)]}
        note={t('billedMeans')}
        hasSome={billed.length > 0}
        empty={isRefreshing ? '' : t('none')}
        printShort={(value) => shortMoney(value * 100)}
      />
      {exact.length > 0 && (
        <RegionTable
          title={t('byCurrency', { year: `${year}` })}
          note={t('byCurrencyMeans')}
          rows={exact.map((row) => ({
            ...row,
            key: `${row.regionId ?? 'total'}_${row.currency}`,
            name: row.regionId === null ? <b>{reports('total')}</b> : nameOf(row.regionId),
          }))}
          columns={[
            { label: forex('currency'), render: (row) => row.currency },
            ...figures.map(({ label, amountOf }) => ({
              label,
              isNumber: true,
              render: (row: MoneyFigures & { readonly currency: string }) => (
                <span style={{ whiteSpace: 'nowrap' }}>{plainMoney(amountOf(row), row.currency, currencies)}</span>
              ),
            })),
          ]}
          aside={
            <RowsExportButton
              name="report-money"
              total={inFile.length}
              more={false}
              columns={[
                { label: admin('region'), value: (row: RevenueRow) => nameOf(row.regionId) },
                { label: forex('month'), value: (row) => combinedDateOf(row.year, row.month) },
                { label: forex('currency'), value: (row) => row.currency },
                ...figures.map(({ label, amountOf }) => ({ label, value: (row: RevenueRow) => amountOf(row) / 100 })),
              ]}
              read={(page, perPage) => Promise.resolve(inFile.slice(page * perPage, (page + 1) * perPage))}
            />
          }
        />
      )}
    </>
  );
}

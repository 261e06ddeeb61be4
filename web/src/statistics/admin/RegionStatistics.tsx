import { FactColumns } from '../../console/FactColumns.tsx';
import { monthName, monthOfYear } from '../../console/dates.ts';
import { RegionStatisticsDocument, type RegionStatisticsQuery } from '../../generated/statistics/admin/statistics.ts';
import { useRemote } from '../../lib/data/index.ts';
import { money, number, shortMoney, useMessages } from '../../lib/i18n/index.ts';
import { BarFigure } from '../BarFigure.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { statisticsMessages } from './statistics.messages.ts';
import { WeekCharts } from './WeekCharts.tsx';

type Month = RegionStatisticsQuery['RegionAdmin']['moneyDue'][number]['months'][number];

/** The last half year of all groups of a region, and what its students are to pay around now; sums of different currencies mean nothing. */
export function RegionStatistics({ regionId }: { readonly regionId: string }) {
  const t = useMessages(statisticsMessages);
  const remote = useRemote(RegionStatisticsDocument, { id: regionId }, (data) => data);
  const title = t('moneyDue');
  return (
    <FactColumns>
      <WeekCharts remote={{ ...remote, data: remote.data?.RegionAdmin.weeks }} />
      <ChartCard
        title={title}
        remote={remote}
        empty={t('noMoneyDue')}
        isEmpty={({ RegionAdmin }) => RegionAdmin.moneyDue.length === 0}
      >
        {({ RegionAdmin, currencies }) =>
          RegionAdmin.moneyDue.map(({ currency, months }) => (
            <BarFigure
              key={currency}
              title={`${title}, ${currency}`}
              rows={months}
              over={{ label: t('month'), key: ({ month }: Month) => month, short: monthName, long: monthOfYear }}
              series={[{ label: t('due', { currency }), value: ({ due }) => due, colour: 'var(--c1)' }]}
              print={(due) => money(due, currency, currencies)}
              printShort={(due) => shortMoney(due)}
              others={[{ label: t('invoices'), isNumber: true, render: ({ count }) => number(count) }]}
            />
          ))
        }
      </ChartCard>
    </FactColumns>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sumOfMonths, totalOf, type RegionRevenue } from '@paideia/events/reports/revenue.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { SectionCard, SmallTable } from '../../lib/ui/index.ts';
import { monthLabel } from './month-words.ts';
import { reportsMessages } from './reports.messages.ts';

type Props = {
  readonly title: string;
  readonly revenue: readonly RegionRevenue[];
  readonly nameOf: (regionId: string) => string;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
};
const all = 'all';

/** Each region by name with its total, and what all of them come to; month by month to whoever asks. */
export function RevenueTable({ title, revenue, nameOf, isExpanded, onExpand }: Props) {
  const t = useMessages(reportsMessages);
  const admin = useMessages(adminMessages);
  const count = revenue[0]?.months.length ?? 0;
  const months = Array.from({ length: count }, (_, n) => n + 1);
  const sum: RegionRevenue = { regionId: all, months: months.map((month) => sumOfMonths(revenue, month)) };
  return (
    <SectionCard
      title={title}
      aside={
        <Button size="small" variant="outlined" aria-expanded={isExpanded} onClick={() => onExpand(!isExpanded)}>
          {t(isExpanded ? 'hideMonths' : 'showMonths')}
        </Button>
      }
    >
      <Box
        sx={{ overflowX: 'auto', '& th, & td': { whiteSpace: 'nowrap' } }}
        {...(isExpanded && { role: 'group', tabIndex: 0, 'aria-label': title })}
      >
        <SmallTable
          label={title}
          rows={[...revenue, sum]}
          keyOf={({ regionId }) => regionId}
          columns={[
            {
              label: admin('region'),
              render: ({ regionId }) => (regionId === all ? <b>{t('total')}</b> : nameOf(regionId)),
            },
            ...(isExpanded ? months : []).map((month) => ({
              label: monthLabel(month),
              isNumber: true,
              render: (one: RegionRevenue) => number(one.months[month - 1] ?? 0),
            })),
            { label: t('total'), isNumber: true, render: (one) => <b>{number(totalOf(one))}</b> },
          ]}
        />
      </Box>
    </SectionCard>
  );
}

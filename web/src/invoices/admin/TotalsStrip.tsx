import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useList } from '../../console/list/use-list.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { billingMessages } from './billing.messages.ts';
import { InvoiceTotalsDocument } from '../../generated/invoices/admin/invoice-admin.ts';
import type { Print } from './use-billing-places.ts';
import { dueFirst } from './use-invoice-filters.ts';

/** What the filtered invoices come to, a currency at a time: sums of different currencies mean nothing. */
export function TotalsStrip({ print }: { readonly print: Print }) {
  const t = useMessages(billingMessages);
  const { filterValues, setFilters, setSort } = useList();
  const overdueValues = { ...filterValues, status: 'overdue' };
  const { data, isOfBefore } = useRemote(
    InvoiceTotalsDocument,
    { filter: filterValues, overdue: overdueValues },
    ({ invoiceTotals, overdue }) => ({ ...invoiceTotals, overdue }),
  );
  const showOverdue = () => {
    setSort(dueFirst);
    setFilters(overdueValues);
  };
  // Sums of another filter would be taken for those of this one.
  if (!data || isOfBefore || data.currencies.length === 0) return null;
  return (
    <Box component="section" aria-label={t('totals')} sx={{ pb: '15px' }}>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))' }}
      >
        {data.currencies.map(({ currency, count, total, credited, paid, refunded, balance }) => {
          const figures = [
            [t('total'), total],
            [t('credited'), credited],
            [t('received'), paid],
            [t('refunded'), refunded],
          ] as const;
          return (
            <Box
              component="li"
              key={currency}
              sx={{
                bgcolor: 'var(--tint)',
                borderRadius: 'var(--r-l)',
                p: '12px 18px',
                fontVariantNumeric: 'tabular-nums',
                fontSize: 13,
                lineHeight: '18px',
              }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px', color: 'var(--ink-2)' }}>
                <b style={{ fontWeight: 600 }}>{currency}</b>
                {t('invoices', { count })}
                {data.more && '+'}
              </Box>
              <Box sx={{ my: '3px' }}>
                <Box component="span" sx={{ color: 'var(--ink-2)' }}>
                  {t('balance')}
                </Box>{' '}
                <Box component="b" sx={{ fontSize: 24, lineHeight: '30px', fontWeight: 650 }}>
                  {print(balance, currency)}
                </Box>
              </Box>
              <Box
                component="dl"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'auto auto',
                  columnGap: '12px',
                  '& dd': { textAlign: 'end' },
                  '& dt': { color: 'var(--ink-2)' },
                }}
              >
                {figures
                  .filter(([label, amount]) => amount !== 0 || label === t('total') || label === t('received'))
                  .map(([label, amount]) => [
                    <dt key={`${label} label`}>{label}</dt>,
                    <dd key={label}>{print(amount, currency)}</dd>,
                  ])}
              </Box>
            </Box>
          );
        })}
      </Box>
      {data.overdue.total > 0 && filterValues.status !== 'overdue' && (
        <Button size="small" variant="text" color="error" sx={{ mt: '6px' }} onClick={showOverdue}>
          {t('overdueCount', { count: data.overdue.total })}
          {data.overdue.more && '+'}
        </Button>
      )}
      {data.more && (
        <Box component="p" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
          {t('totalsMore')}
        </Box>
      )}
    </Box>
  );
}

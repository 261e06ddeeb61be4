import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AppLink, DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { InvoiceStatus } from '../InvoiceStatus.tsx';
import { PrintButton } from '../../lib/paper/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { billingPath } from '../invoice-paths.rules.ts';
import { InvoiceDocument } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { ownInvoice } from '../invoices.screens.ts';

/** One invoice: the document, its transactions, and what is left to pay. */
export function InvoiceView({ _id }: { readonly _id: string }) {
  const t = useMessages(invoicesMessages);
  const remote = useRemote(InvoiceDocument, { _id }, (data) => data);
  const number = remote.data?.invoice.number;
  const title = number ? t('invoice', { number }) : t('unnumbered');
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={title}
        place={{ screen: ownInvoice }}
        chip={remote.data && <InvoiceStatus {...remote.data.invoice} />}
        actions={remote.data && <PrintButton />}
      />
      <DataScreen remote={remote}>
        {({ invoice, currencies }) => {
          const booked = invoice.entries.filter(({ type }) => type !== 'INVOICE').reverse();
          return (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 420px' },
                gap: { xs: '12px', md: '18px' },
                alignItems: 'start',
                '@media print': { display: 'block' },
              }}
            >
              <Box data-print="no" sx={{ order: { lg: 2 } }}>
                <BalanceCard invoice={invoice} currencies={currencies} title={title} />
              </Box>
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: '12px', md: '18px' } }}>
                <InvoicePaper invoice={invoice} currencies={currencies} />
                {booked.length > 0 && (
                  <Card component="section" sx={{ '@media print': { border: 0 } }}>
                    <Box
                      sx={{
                        display: 'flex',
                        flexWrap: 'wrap',
                        justifyContent: 'space-between',
                        alignItems: 'center',
                        gap: '3px 12px',
                        p: { xs: '15px 15px 9px', md: '15px 24px 9px' },
                        '& a': {
                          display: 'inline-flex',
                          alignItems: 'center',
                          minHeight: 24,
                          fontSize: 13,
                          fontWeight: 600,
                        },
                        '@media print': { px: 0 },
                      }}
                    >
                      <Typography component="h2" variant="h4">
                        {t('transactions')}
                      </Typography>
                      <AppLink data-print="no" to={`${billingPath}?tab=transactions`}>
                        {t('allTransactions')}
                      </AppLink>
                    </Box>
                    <TransactionTable items={booked} currencies={currencies} />
                  </Card>
                )}
              </Box>
            </Box>
          );
        }}
      </DataScreen>
    </PageWidth>
  );
}

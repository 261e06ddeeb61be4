import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { PrintButton } from '../../lib/paper/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { ownBilling, transaction } from '../invoices.screens.ts';
import { TransactionDocument, type TransactionQuery } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { useTransactionWords } from '../transaction-words.ts';
import { InvoiceView } from './InvoiceView.tsx';
import { TransactionPaper } from './TransactionPaper.tsx';

const everyMs = 5_000;
/** The payment service was asked, and has mostly answered by the next look; one that cannot be reached is asked again in minutes to hours, and nobody waits before the page for that. */
const isUnderWay = (found: TransactionQuery['transaction'] | undefined) =>
  found?.cardRefund?.status === 'requested' && found.cardRefund.retryAt === null;

/** Any entry of the ledger, to look at and to print: an invoice, a payment's receipt, a refund, a credit note. */
export function TransactionPage() {
  const t = useMessages(invoicesMessages);
  const words = useTransactionWords();
  const { _id = '' } = useParams();
  const remote = useRemote(TransactionDocument, { _id }, (data) => data);
  const loaded = remote.data?.transaction;
  const isWaiting = isUnderWay(loaded);
  const { again } = remote;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void (document.hidden || again().catch(() => undefined)), everyMs);
    return () => clearInterval(timer);
    // `again` is another function each time.
  }, [isWaiting]);
  if (loaded?.type === 'INVOICE') return <InvoiceView _id={loaded.invoiceId} />;
  const title = loaded ? words.title(loaded) : t('transactions');
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 640, mx: 'auto', '@media print': { maxWidth: 'none' } }}>
        <PageHeader
          title={title}
          place={
            loaded
              ? { screen: transaction, via: [{ label: t('transactions'), to: `${ownBilling.path}?tab=transactions` }] }
              : { screen: ownBilling, below: [{ label: t('transactions') }] }
          }
          actions={remote.data && <PrintButton />}
        />
        <DataScreen remote={remote}>{(found) => <TransactionPaper {...found} />}</DataScreen>
      </Box>
    </PageWidth>
  );
}

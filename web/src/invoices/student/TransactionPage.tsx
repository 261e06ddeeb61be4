import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { PrintButton } from '../../lib/paper/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { ownBilling, transaction } from '../invoices.screens.ts';
import { TransactionDocument } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { useTransactionWords } from '../transaction-words.ts';
import { InvoiceView } from './InvoiceView.tsx';
import { TransactionPaper } from './TransactionPaper.tsx';

/** Any entry of the ledger, to look at and to print: an invoice, a payment's receipt, a refund, a credit note. */
export function TransactionPage() {
  const t = useMessages(invoicesMessages);
  const words = useTransactionWords();
  const { _id = '' } = useParams();
  const remote = useRemote(TransactionDocument, { _id }, (data) => data);
  const loaded = remote.data?.transaction;
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

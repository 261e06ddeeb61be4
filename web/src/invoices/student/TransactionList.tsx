import Card from '@mui/material/Card';
import { useState } from 'react';
import { DataScreen, EmptyState, Pager } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { TransactionsDocument } from '../../generated/invoices/invoices.ts';
import type { TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { TransactionTable } from './TransactionTable.tsx';

const perPage = 25;

/** It lists the student's ledger, the newest first: all of it, or one kind. */
export function TransactionList({ type }: { readonly type: TransactionType | undefined }) {
  const t = useMessages(invoicesMessages);
  const [page, setPage] = useState(0);
  const remote = useRemote(TransactionsDocument, { page, perPage, ...(type ? { type } : {}) }, (data) => data);
  return (
    <Card component="section">
      <DataScreen
        remote={remote}
        isEmpty={({ transactions }) => transactions.items.length === 0}
        empty={<EmptyState>{t('noTransactions')}</EmptyState>}
      >
        {({ transactions, currencies }) => (
          <>
            <TransactionTable
              items={transactions.items}
              currencies={currencies}
              hasInvoice
              isLedger={type === undefined}
            />
            <Pager page={page} perPage={perPage} total={transactions.total} more={transactions.more} onPage={setPage} />
          </>
        )}
      </DataScreen>
    </Card>
  );
}

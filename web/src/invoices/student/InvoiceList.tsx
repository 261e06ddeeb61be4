import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataScreen, EmptyState, kernelMessages, Pager, statusLooks, useIsPhone } from '../../lib/ui/index.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { MyInvoicesDocument } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { InvoiceRows } from './InvoiceRows.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

const perPage = 25;
const statuses = statusLooks.invoice;

/** The tab "Invoices" lists them, the newest first. */
export function InvoiceList() {
  const t = useMessages(invoicesMessages);
  const kernel = useMessages(kernelMessages);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('status') ?? '';
  const status = asked in statuses ? asked : '';
  // A link beside the list changes the status too; each one begins on its first page.
  const [at, setAt] = useState({ page: 0, of: status });
  const page = at.of === status ? at.page : 0;
  const setPage = (next: number) => setAt({ page: next, of: status });
  const isPhone = useIsPhone();
  const remote = useRemote(MyInvoicesDocument, { page, perPage, ...(status ? { status } : {}) }, (data) => data);
  const choose = (next: string) => setSearch(next ? { status: next } : {});
  const options = [
    { value: '', label: t('allStatuses') },
    ...Object.entries(statuses).map(([value, { label }]) => ({ value, label: kernel(label) })),
  ];
  return (
    <Card component="section">
      <Box sx={{ p: '12px 18px' }}>
        <Dropdown isCompact label={t('status')} value={status} options={options} onChange={choose} />
      </Box>
      <DataScreen
        remote={remote}
        isEmpty={({ myInvoices }) => myInvoices.items.length === 0}
        empty={<EmptyState>{t(status ? 'noneOfStatus' : 'noInvoices')}</EmptyState>}
      >
        {({ myInvoices, currencies }) => (
          <>
            {isPhone ? (
              <InvoiceRows items={myInvoices.items} currencies={currencies} />
            ) : (
              <InvoiceTable items={myInvoices.items} currencies={currencies} />
            )}
            <Pager page={page} perPage={perPage} total={myInvoices.total} more={myInvoices.more} onPage={setPage} />
          </>
        )}
      </DataScreen>
    </Card>
  );
}

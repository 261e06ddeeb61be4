import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { AppLink, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ownCards } from '../../cards/cards.screens.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { Balances } from './Balances.tsx';
import { OwnCardNotice } from './CardNotice.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { TransactionList } from './TransactionList.tsx';
import { ownBilling, ownStatement } from '../invoices.screens.ts';
import { statementMessages } from '../statement.messages.ts';

const tabs = ['invoices', 'transactions', 'receipts', 'refunds'] as const;
const types = { transactions: undefined, receipts: 'PAYMENT', refunds: 'REFUND' } as const;

/** What a student owes, and everything that was billed, paid and given back. The tab is part of the address. */
export function BillingPage() {
  const t = useMessages(invoicesMessages);
  const statement = useMessages(statementMessages);
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'invoices';
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={t('title')}
        place={{ screen: ownBilling }}
        help={t('help')}
        actions={
          <>
            <AppLink to={ownStatement.path}>{statement('title')}</AppLink>
            <AppLink to={ownCards.path}>{labelOf(ownCards)}</AppLink>
          </>
        }
      />
      <Balances />
      <OwnCardNotice />
      <Tabs
        value={tab}
        onChange={(_, next: string) => setSearch(next === 'invoices' ? {} : { tab: next })}
        aria-label={t('tabs')}
        variant="scrollable"
        sx={{ mb: '18px' }}
      >
        {tabs.map((one) => (
          <Tab key={one} value={one} id={`tab-${one}`} aria-controls={`panel-${one}`} label={t(one)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'invoices' ? <InvoiceList /> : <TransactionList key={tab} type={types[tab]} />}
      </Box>
    </PageWidth>
  );
}

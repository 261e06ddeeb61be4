import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { AppLink, DataScreen } from '../../lib/ui/index.ts';
import { money, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { WhyButton } from '../../lib/why/index.ts';
import { MyBalancesDocument } from '../../generated/invoices/balances.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { ownBilling } from '../invoices.screens.ts';
import { caption, figure } from './figure-styles.ts';

/** Too much paid on one invoice may hide another one that is open. */
const told = (balance: number, isPayable: boolean) => {
  if (balance > 0) return 'owed';
  if (isPayable) return 'hiddenDue';
  return balance < 0 ? 'credit' : 'nothingDue';
};

/** It shows what is owed in each currency. */
export function Balances() {
  const t = useMessages(invoicesMessages);
  const { _id: userId } = useUser();
  const remote = useRemote(MyBalancesDocument, {}, (data) => data);
  return (
    <DataScreen remote={remote}>
      {({ myBalances, overdue, currencies }) => (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: '12px', md: '18px' },
            mb: myBalances.length > 0 ? '18px' : 0,
          }}
        >
          {myBalances.map(({ currency, balance, isPayable }) => (
            <Card
              key={currency}
              component="section"
              sx={{
                p: '18px',
                minWidth: { md: 282 },
                flex: { xs: '1 1 100%', md: 'none' },
                bgcolor: 'var(--tint)',
                borderColor: 'transparent',
              }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px' }}>
                <Box sx={caption}>{t('balanceIn', { currency })}</Box>
                <WhyButton
                  kind="studentBalance"
                  id={`${userId}_${currency}`}
                  what={`${t('balanceIn', { currency })}: ${money(balance, currency, currencies)}`}
                />
              </Box>
              <Box sx={figure}>{money(balance, currency, currencies)}</Box>
              <Box sx={caption}>{t(told(balance, isPayable))}</Box>
            </Card>
          ))}
          {overdue.total > 0 && (
            <Alert severity="error" role="status" sx={{ flex: '1 1 100%' }}>
              <AppLink to={`${ownBilling.path}?status=overdue`}>{t('overdueCount', { count: overdue.total })}</AppLink>
            </Alert>
          )}
        </Box>
      )}
    </DataScreen>
  );
}

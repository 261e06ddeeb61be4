import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { pathIn } from '../../lib/screens/index.ts';
import { plansAdminMessages } from '../../payment-plans/admin/plans-admin.messages.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { billing } from '../invoices.screens.ts';

type BillingTab = 'invoices' | 'bookings' | 'plans';

/** The parts of `/billing`; which one is shown is part of the address. */
export function BillingTabs({ tab }: { readonly tab: BillingTab }) {
  const t = useMessages(plansAdminMessages);
  const words = useMessages(invoicesMessages);
  const navigate = useNavigate();
  const show = (next: BillingTab) =>
    void navigate(next === 'invoices' ? pathIn(billing) : `${pathIn(billing)}?tab=${next}`);
  return (
    <Tabs value={tab} onChange={(_, next: BillingTab) => show(next)} aria-label={t('tabs')} sx={{ mb: '15px' }}>
      <Tab value="invoices" label={t('invoices')} />
      <Tab value="bookings" label={words('transactions')} />
      <Tab value="plans" label={t('title')} />
    </Tabs>
  );
}

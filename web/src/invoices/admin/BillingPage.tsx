import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { loadChunk } from '../../lib/data/index.ts';
import { PlansTab } from '../../payment-plans/payment-plans-admin.parts.ts';
import { billing } from '../invoices.screens.ts';
import { BillingTabs } from './BillingTabs.tsx';
import { InvoicesPage } from './InvoicesPage.tsx';

const BookingsTab = lazy(() => loadChunk(async () => ({ default: (await import('./BookingsTab.tsx')).BookingsTab })));
const IssuePage = lazy(() => loadChunk(async () => ({ default: (await import('./issue/IssuePage.tsx')).IssuePage })));

/** `/billing`: the invoices; with `?tab=issue` the form that issues new ones, with `?tab=bookings` all that was booked, with `?tab=plans` the payment plans. */
export function BillingPage() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'plans') return <PlansTab screen={billing} tabs={<BillingTabs tab="plans" />} />;
  if (tab === 'bookings') return <BookingsTab />;
  return tab === 'issue' ? <IssuePage /> : <InvoicesPage />;
}

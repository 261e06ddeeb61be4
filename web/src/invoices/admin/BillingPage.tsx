import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { loadChunk } from '../../lib/data/index.ts';
import { InvoicesPage } from './InvoicesPage.tsx';

const IssuePage = lazy(() => loadChunk(async () => ({ default: (await import('./issue/IssuePage.tsx')).IssuePage })));

/** `/billing`: the invoices; with `?tab=issue` the form that issues new ones. */
export function BillingPage() {
  const [search] = useSearchParams();
  return search.get('tab') === 'issue' ? <IssuePage /> : <InvoicesPage />;
}

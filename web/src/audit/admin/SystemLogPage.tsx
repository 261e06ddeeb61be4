import { operates } from '@paideia/events/operations/operation.permissions.ts';
import { useSearchParams } from 'react-router';
import { may, useUser } from '../../lib/session/index.ts';
import { ActivityTab } from './ActivityTab.tsx';
import { AuditTab } from './AuditTab.tsx';
import { RecordTab } from './RecordTab.tsx';
import { lazyPart } from '../../lib/ui/index.ts';

const OperationsTab = lazyPart(async () => (await import('./OperationsTab.tsx')).OperationsTab, null);

/** `/logits`: every event, the history of one record with `?stream=`, the activity log with `?tab=activity`, what operators look at with `?tab=operations`. */
export function SystemLogPage() {
  const [search] = useSearchParams();
  const operatesIt = may(useUser(), operates);
  const stream = search.get('stream');
  if (search.get('tab') === 'activity') return <ActivityTab />;
  if (search.get('tab') === 'operations' && operatesIt) return <OperationsTab />;
  return stream ? <RecordTab stream={stream} /> : <AuditTab />;
}

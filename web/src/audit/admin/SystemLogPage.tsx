import { useSearchParams } from 'react-router';
import { ActivityTab } from './ActivityTab.tsx';
import { AuditTab } from './AuditTab.tsx';
import { RecordTab } from './RecordTab.tsx';

/** `/logits`: every event, the history of one record with `?stream=`, and the activity log with `?tab=activity`. */
export function SystemLogPage() {
  const [search] = useSearchParams();
  const stream = search.get('stream');
  if (search.get('tab') === 'activity') return <ActivityTab />;
  return stream ? <RecordTab stream={stream} /> : <AuditTab />;
}

import { useQuery } from '@apollo/client';
import { AppLink } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { CauseDocument } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import { systemLog } from '../audit.screens.ts';

/** The way to the event that brought this one about; where somebody acted directly there is none. */
export function CauseLink({ causationId }: { readonly causationId: string | null }) {
  const t = useMessages(auditMessages);
  const { data } = useQuery(
    CauseDocument,
    causationId ? { variables: { eventId: causationId }, fetchPolicy: 'cache-first' } : { skip: true },
  );
  if (!causationId) return t('causedByPerson');
  const [cause] = data?.allAuditEvents.items ?? [];
  if (!cause) return <span style={{ fontFamily: 'var(--mono)', fontSize: 12.5 }}>{causationId}</span>;
  return <AppLink to={`${systemLog.path}?id=${cause.id}`}>{cause.sentence}</AppLink>;
}

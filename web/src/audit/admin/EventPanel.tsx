import Button from '@mui/material/Button';
import { DetailPanel } from '../../console/list/DetailPanel.tsx';
import { AppLink, DataScreen } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { AuditEventDocument } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import { CopyLink } from './CopyLink.tsx';
import { EventDetail } from './EventDetail.tsx';
import { recordAddress } from './log-address.ts';
import { systemLog } from '../audit.screens.ts';

/** It shows one event beside the list. */
export function EventPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(auditMessages);
  const remote = useRemote(AuditEventDocument, { id }, ({ AuditEvent }) => AuditEvent);
  const event = remote.data?.id === id ? remote.data : undefined;
  return (
    <DetailPanel
      recordId={id}
      title={event?.sentence ?? t('title')}
      caption={event && event.categoryName}
      onClose={onClose}
      footer={
        event && (
          <>
            <Button
              size="small"
              variant="outlined"
              component={AppLink}
              to={recordAddress(event.stream, { revision: event.revision })}
            >
              {t('openTimeline')}
            </Button>
            <CopyLink to={`${systemLog.path}?id=${id}`} />
          </>
        )
      }
    >
      <DataScreen remote={{ ...remote, data: event }}>{(loaded) => <EventDetail event={loaded} />}</DataScreen>
    </DetailPanel>
  );
}

import Alert from '@mui/material/Alert';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { DataScreen } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { EventTimelineDocument, type LoggedEventFragment } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import { RecordHistory } from './RecordHistory.tsx';

const isSome = (
  events: readonly LoggedEventFragment[],
): events is readonly [LoggedEventFragment, ...LoggedEventFragment[]] => events.length > 0;

/** The history of the record that the address names. */
export function RecordTab({ stream }: { readonly stream: string }) {
  const t = useMessages(auditMessages);
  const remote = useRemote(EventTimelineDocument, { stream }, ({ eventTimeline }) => eventTimeline);
  return (
    <ConsolePage>
      <DataScreen remote={remote}>
        {(events) =>
          isSome(events) ? (
            <RecordHistory key={stream} stream={stream} events={events} />
          ) : (
            <Alert severity="info" sx={{ mt: '15px' }}>
              {t('noEvents')}
            </Alert>
          )
        }
      </DataScreen>
    </ConsolePage>
  );
}

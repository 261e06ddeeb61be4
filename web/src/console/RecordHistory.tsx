import Bolt from '@mui/icons-material/BoltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { RecordHistoryDocument } from '../generated/console/record-history.ts';
import { useFresh } from '../lib/data/index.ts';
import { actsMessages } from '../lib/forms/index.ts';
import { dateTime, useMessages } from '../lib/i18n/index.ts';
import { mayOpen, useUser } from '../lib/session/index.ts';
import { DataScreen } from '../lib/ui/index.ts';
import { Timeline } from '../lib/why/index.ts';

/** Who may open it. */
const systemLog = { role: 'superadmin', resource: 'systemLog' } as const;
type Props = { readonly stream: string; readonly revision?: number | undefined };

/** What happened to the record of a page, for who may read the system log; asked for when it is opened, and anew when `revision` has moved on. */
export function RecordHistory({ stream, revision }: Props) {
  const t = useMessages(actsMessages);
  const [isOpen, setOpen] = useState(false);
  if (!mayOpen(useUser(), systemLog)) return null;
  return (
    <Card
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.hasAttribute('open'))}
      sx={{ mt: '18px', p: '0 18px' }}
    >
      <Box component="summary" sx={{ minHeight: 48, py: '12px', fontWeight: 600, cursor: 'pointer' }}>
        {t('history')}
      </Box>
      {isOpen && <Events key={revision} stream={stream} />}
    </Card>
  );
}

function Events({ stream }: Pick<Props, 'stream'>) {
  const remote = useFresh(RecordHistoryDocument, { stream }, ({ eventTimeline }) => eventTimeline);
  return (
    <Box sx={{ pb: '15px' }}>
      <DataScreen remote={remote}>
        {(events) => (
          <Timeline
            moments={events.map(({ revision, actorId, sentence, at }) => ({
              key: String(revision),
              tone: actorId === null ? 'neutral' : 'info',
              icon: actorId === null ? Bolt : PersonOutline,
              text: sentence,
              when: dateTime(at),
            }))}
          />
        )}
      </DataScreen>
    </Box>
  );
}

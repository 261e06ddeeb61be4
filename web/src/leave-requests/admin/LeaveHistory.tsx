import Bolt from '@mui/icons-material/BoltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import Typography from '@mui/material/Typography';
import { DataScreen } from '../../kernel/DataScreen.tsx';
import { dateTime } from '../../kernel/formats.ts';
import { Timeline } from '../../kernel/Timeline.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { useRemote } from '../../kernel/use-remote.ts';
import { WhyDocument } from '../../kernel/why.documents.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';

/** What happened to a request, as the log tells it. `revision` asks anew when it has moved on. */
export function LeaveHistory({ id, revision }: { readonly id: string; readonly revision: number }) {
  const t = useMessages(leaveAdminMessages);
  return (
    <section>
      <Typography component="h3" sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, mb: '9px' }}>
        {t('history')}
      </Typography>
      <Events key={revision} id={id} />
    </section>
  );
}

function Events({ id }: { readonly id: string }) {
  const remote = useRemote(WhyDocument, { of: 'leaveRequest', id }, ({ why }) => why.events);
  return (
    <DataScreen remote={remote}>
      {(events) => (
        <Timeline
          moments={events.map(({ stream, revision, actorId, sentence, at }) => ({
            key: `${stream} ${revision}`,
            tone: actorId === null ? 'neutral' : 'info',
            icon: actorId === null ? Bolt : PersonOutline,
            text: sentence,
            when: dateTime(at),
          }))}
        />
      )}
    </DataScreen>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import type { LoggedEventFragment } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import { CopyLink } from './CopyLink.tsx';
import { EventDetail } from './EventDetail.tsx';
import { EventSteps } from './EventSteps.tsx';
import { LogTabs } from './LogTabs.tsx';
import { momentOf, recordAddress, type Moment } from './log-address.ts';
import { Player } from './Player.tsx';
import { RecordState } from './RecordState.tsx';
import { indexAt } from './timeline-places.ts';
import { systemLog } from '../audit.screens.ts';

type Props = { readonly stream: string; readonly events: readonly [LoggedEventFragment, ...LoggedEventFragment[]] };

/** The history of one record, at a moment that is part of the address: a copied link opens the same moment again. */
export function RecordHistory({ stream, events }: Props) {
  const t = useMessages(auditMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const last = events.at(-1) ?? events[0];
  const wanted: Exclude<Moment, undefined> = momentOf(search) ?? { revision: last.revision };
  const index =
    'at' in wanted
      ? indexAt(
          events.map(({ at }) => Date.parse(at)),
          Date.parse(wanted.at),
        )
      : Math.max(
          0,
          events.findLastIndex(({ revision }) => revision <= wanted.revision),
        );
  const event = events[index];
  const show = useCallback(
    (moment: Moment) => void navigate(recordAddress(stream, moment), { replace: true }),
    [navigate, stream],
  );
  const goTo = useCallback(
    (one: number) => {
      const found = events[one];
      if (found) show({ revision: found.revision });
    },
    [events, show],
  );
  const kind = last.categoryName;
  const subject = last.subjectName;
  // The title names one person only where every event is about that person.
  const isOfOne = events.every(({ subjectName }) => subjectName === subject);
  const title = subject && isOfOne ? t('recordTitle', { kind, name: subject }) : kind;
  return (
    <>
      <ConsoleHeader
        title={title}
        screen={systemLog}
        below={[{ label: t('timeline'), to: systemLog.path }, { label: title }]}
        actions={<CopyLink to={recordAddress(stream, wanted)} />}
      />
      <LogTabs tab="timeline" />
      <Player
        events={events}
        index={index}
        shownAt={'at' in wanted ? wanted.at : (event ?? last).at}
        goTo={goTo}
        goToInstant={(at) => show({ at })}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 402px) minmax(0, 1fr)' },
          gap: '15px',
          alignItems: 'start',
        }}
      >
        <EventSteps events={events} index={index} onIndex={goTo} />
        {event && (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px', minWidth: 0 }}>
            <Card component="section" sx={{ p: '15px 18px 9px' }}>
              <Typography component="h2" variant="h4">
                {event.sentence}
              </Typography>
              <EventDetail event={event} />
            </Card>
            <RecordState stream={stream} moment={wanted} />
          </Box>
        )}
      </Box>
    </>
  );
}

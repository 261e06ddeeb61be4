import { useApolloClient } from '@apollo/client';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { moment } from '../../console/dates.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { RecordedEventDocument, type LoggedEventFragment } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import { CauseLink } from './CauseLink.tsx';
import { Changes } from './Changes.tsx';
import { listAddress } from './log-address.ts';
import { SaveRecorded } from './SaveRecorded.tsx';

/** The id of an event in the system log: its position, as the server writes it. */
const auditIdOf = (position: number): string => String(position).padStart(16, '0');
const mono = { fontFamily: 'var(--mono)', fontSize: 12.5, overflowWrap: 'anywhere' } as const;

/** One event: what it changed, who did it and why, and how it was recorded. */
export function EventDetail({ event }: { readonly event: LoggedEventFragment }) {
  const t = useMessages(auditMessages);
  const client = useApolloClient();
  const {
    actorName,
    impersonatedUserName,
    actorId,
    subjectName,
    channel,
    at,
    causationId,
    correlationId,
    position,
    revision,
    hash,
  } = event;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
      <Changes changes={event.changes} />
      <section>
        <Typography component="h3" sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, mb: '6px' }}>
          {t('whoAndWhy')}
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)',
            gap: '6px 15px',
            fontSize: 13.5,
            lineHeight: '19px',
            '& dt': { color: 'var(--ink-3)' },
          }}
        >
          <dt>{t('actor')}</dt>
          <dd>
            {impersonatedUserName ? t('asOther', { name: actorName, other: impersonatedUserName }) : actorName}
            {actorId && (
              <>
                {' '}
                · <AppLink to={listAddress({ actorId })}>{t('onlyActor')}</AppLink>
              </>
            )}
          </dd>
          {subjectName && (
            <>
              <dt>{t('subject')}</dt>
              <dd>{subjectName}</dd>
            </>
          )}
          <dt>{t('when')}</dt>
          <dd>{moment(at)}</dd>
          <dt>{t('channel')}</dt>
          <dd>{t(channel)}</dd>
          <dt>{t('cause')}</dt>
          <dd>
            <CauseLink causationId={causationId} />
          </dd>
          <dt>{t('correlation')}</dt>
          <dd>
            <AppLink to={listAddress({ correlationId })}>{t('belongs')}</AppLink>
          </dd>
          <dt>{t('place')}</dt>
          <dd>{t('placeOf', { position: number(position), revision: number(revision) })}</dd>
          <dt>{t('checksum')}</dt>
          <Box component="dd" sx={mono}>
            {hash}
          </Box>
        </Box>
      </section>
      <SaveRecorded
        name={`event-${position}`}
        read={async () => {
          const variables = { id: auditIdOf(position) };
          return (await client.query({ query: RecordedEventDocument, variables })).data.AuditEvent;
        }}
      />
    </Box>
  );
}

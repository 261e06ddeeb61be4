import { useMutation } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DataScreen, notify, notifyError } from '../../lib/ui/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { sessionsMessages } from '../sessions.messages.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  MySessionsDocument,
  type OwnSessionFragment,
} from '../../generated/accounts/student/account-parts.ts';

/** Where the person is signed in, and how to end that elsewhere. */
export function Sessions() {
  const t = useMessages(sessionsMessages);
  const remote = useRemote(MySessionsDocument, {}, ({ mySessions }) => mySessions);
  const [endOne, one] = useMutation(EndSessionDocument, {
    refetchQueries: [MySessionsDocument],
    awaitRefetchQueries: true,
  });
  const [endOthers, others] = useMutation(EndOtherSessionsDocument, {
    refetchQueries: [MySessionsDocument],
    awaitRefetchQueries: true,
  });
  const isBusy = one.loading || others.loading;
  const nameOf = ({ browser, system, channel }: OwnSessionFragment) =>
    t('sessionOn', {
      browser: channel === 'APP' ? t('theApp') : (browser ?? t('unknownBrowser')),
      system: system ?? t('unknownSystem'),
    });
  const end = (act: () => Promise<unknown>) => void act().then(() => notify(t('ended')), notifyError);
  return (
    <Card component="section" aria-labelledby="sessions" sx={{ p: '18px' }}>
      <Typography id="sessions" component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('sessions')}
      </Typography>
      <DataScreen remote={remote}>
        {(sessions) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {sessions.map((session) => (
                <Box
                  component="li"
                  key={session._id}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: '6px 12px',
                    py: '12px',
                    '& + li': { borderTop: '1px solid var(--line)' },
                  }}
                >
                  <Box sx={{ flex: '1 1 210px', minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 600 }}>{nameOf(session)}</Typography>
                    <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
                      {t('since', { date: dateTime(session.createdAt), used: dateTime(session.lastSeenAt) })}
                    </Typography>
                  </Box>
                  {session.isPresent ? (
                    <Typography variant="body2" sx={{ color: 'var(--success)', fontWeight: 600 }}>
                      {t('thisOne')}
                    </Typography>
                  ) : (
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={isBusy}
                      aria-label={t('endOneOf', { device: nameOf(session) })}
                      onClick={() => end(() => endOne({ variables: { _id: session._id } }))}
                    >
                      {t('endOne')}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
            {sessions.some(({ isPresent }) => !isPresent) && (
              <Button variant="outlined" disabled={isBusy} sx={{ mt: '15px' }} onClick={() => end(() => endOthers())}>
                {t('endOthers')}
              </Button>
            )}
          </>
        )}
      </DataScreen>
    </Card>
  );
}

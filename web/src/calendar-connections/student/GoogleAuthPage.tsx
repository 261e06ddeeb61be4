import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchOperation } from '../../lib/data/index.ts';
import { notifyError, PageTitle, PageWidth, Spinner } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { endJourney } from '../../lib/session/index.ts';
import { GetTokensFromAuthCodeOperation } from '../../generated/accounts/provider.fetch.ts';
import { calendarConnectionsMessages } from '../calendar-connections.messages.ts';
import { connectCalendar } from './connect-calendar.ts';
import { profile } from '../../profiles/profiles.screens.ts';

/** Google leads back to here with a code, or with none when the person has refused. */
export function GoogleAuthPage() {
  const t = useMessages(calendarConnectionsMessages);
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const query = new URLSearchParams(location.search);
    const code = query.get('code');
    const isOurs = endJourney('googleState', query.get('state'));
    if (!code || !isOurs) return setFailed(true);
    fetchOperation(GetTokensFromAuthCodeOperation, { authCode: code }).then(
      // There it says that it is connected.
      () => navigate(`${profile.path}?tab=access`, { replace: true }),
      () => setFailed(true),
    );
  }, [navigate]);
  return (
    <PageWidth
      as="main"
      id="content"
      sx={{ py: { xs: '24px' }, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '18px' }}
    >
      <PageTitle>{t(hasFailed ? 'calendar' : 'connecting')}</PageTitle>
      {hasFailed ? (
        <>
          <Alert severity="error">{t('connectError')}</Alert>
          <Button variant="contained" onClick={() => void connectCalendar().catch(notifyError)}>
            {t('tryAgain')}
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </PageWidth>
  );
}

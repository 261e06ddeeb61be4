import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataScreen, notify, notifyError } from '../../lib/ui/index.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { calendarConnectionsMessages } from '../calendar-connections.messages.ts';
import {
  CalendarConnectionDocument,
  DisconnectGoogleCalendarDocument,
} from '../../generated/accounts/student/account-parts.ts';
import { connectCalendar } from './connect-calendar.ts';

const refetch = [CalendarConnectionDocument];

/** Whether the person's Google calendar is connected, and the way there and back. */
export function CalendarConnection() {
  const t = useMessages(calendarConnectionsMessages);
  const remote = useRemote(CalendarConnectionDocument, {}, ({ calendarConnection }) => calendarConnection);
  const { run, isBusy } = useCommand(DisconnectGoogleCalendarDocument, { refetch });
  const [isLeaving, setLeaving] = useState(false);
  const connect = () => {
    setLeaving(true);
    void connectCalendar().catch((error: unknown) => {
      notifyError(error);
      setLeaving(false);
    });
  };
  const disconnect = () => void run({}).then(() => notify(t('disconnected')), notifyError);
  return (
    <Card component="section" aria-labelledby="calendar" sx={{ p: '18px' }}>
      <Typography id="calendar" component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('calendar')}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)', mb: '12px' }}>{t('calendarAbout')}</Typography>
      <DataScreen remote={remote}>
        {({ isOffered, isConnected }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
            <Typography sx={{ fontWeight: 600, ...(isConnected && { color: 'var(--success)' }) }}>
              {t(isConnected ? 'calendarIsOn' : 'calendarIsOff')}
            </Typography>
            {isConnected ? (
              <Button variant="outlined" disabled={isBusy} onClick={disconnect}>
                {t('disconnect')}
              </Button>
            ) : isOffered ? (
              <Button variant="contained" disabled={isLeaving} onClick={connect}>
                {t('connect')}
              </Button>
            ) : (
              <Typography sx={{ color: 'var(--ink-2)' }}>{t('calendarNotOffered')}</Typography>
            )}
          </Box>
        )}
      </DataScreen>
    </Card>
  );
}

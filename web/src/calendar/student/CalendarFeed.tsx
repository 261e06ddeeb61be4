import { useMutation } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  CalendarFeedDocument,
  OpenCalendarFeedDocument,
  WithdrawCalendarFeedDocument,
} from '../../generated/calendar/student/calendar-feed.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog, DataScreen, notify, notifyError } from '../../lib/ui/index.ts';
import { calendarFeedMessages } from '../calendar-feed.messages.ts';
import { NewAddress } from './NewAddress.tsx';

const refetch = [CalendarFeedDocument];
type Asked = 'renew' | 'withdraw';

/** The private address that calendars read: it is made here, made anew and withdrawn, and shown this once. */
export function CalendarFeed() {
  const t = useMessages(calendarFeedMessages);
  const remote = useRemote(CalendarFeedDocument, {}, ({ calendarFeed }) => calendarFeed);
  const [open, opening] = useMutation(OpenCalendarFeedDocument, {
    refetchQueries: refetch,
    awaitRefetchQueries: true,
    fetchPolicy: 'no-cache',
  });
  const withdrawal = useCommand(WithdrawCalendarFeedDocument, { refetch });
  const [address, setAddress] = useState<string>();
  const [asked, ask] = useState<Asked>();
  const isBusy = opening.loading || withdrawal.isBusy;
  const make = () =>
    open().then(({ data }) => {
      setAddress(data?.openCalendarFeed.address);
      ask(undefined);
    }, notifyError);
  const withdraw = () =>
    withdrawal.run({}).then(() => {
      setAddress(undefined);
      ask(undefined);
      notify(t('withdrawn'));
    }, notifyError);
  return (
    <Card component="section" aria-labelledby="calendar-feed" sx={{ p: '18px' }}>
      <Typography id="calendar-feed" component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)', mb: '12px' }}>{t('about')}</Typography>
      <DataScreen remote={remote}>
        {({ openedAt }) => (
          <>
            {address !== undefined && <NewAddress address={address} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
              <Typography sx={{ fontWeight: 600, ...(openedAt && { color: 'var(--success)' }) }}>
                {openedAt ? t('isOn', { date: fullDate(dayOf(openedAt)) }) : t('isOff')}
              </Typography>
              {openedAt ? (
                <>
                  <Button variant="outlined" disabled={isBusy} onClick={() => ask('renew')}>
                    {t('renew')}
                  </Button>
                  <Button variant="text" disabled={isBusy} onClick={() => ask('withdraw')}>
                    {t('withdraw')}
                  </Button>
                </>
              ) : (
                <Button variant="contained" disabled={isBusy} onClick={() => void make()}>
                  {t('make')}
                </Button>
              )}
            </Box>
          </>
        )}
      </DataScreen>
      <ConfirmDialog
        open={asked !== undefined}
        title={t(asked ?? 'renew')}
        confirm={t(asked ?? 'renew')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void (asked === 'withdraw' ? withdraw() : make())}
        onCancel={() => ask(undefined)}
      >
        {t('renewAsk')}
      </ConfirmDialog>
    </Card>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import {
  DataScreen,
  EmptyState,
  notify,
  notifyError,
  PageHeader,
  Pager,
  PageWidth,
  SectionCard,
  usePastEnd,
} from '../../lib/ui/index.ts';
import { dateTitle, dayOf, useMessages } from '../../lib/i18n/index.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { UnreadNotificationsDocument } from '../../generated/notifications/unread.ts';
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  OpenNotificationDocument,
  type NotificationItemFragment,
} from '../../generated/notifications/notifications.ts';
import { notificationsMessages } from '../notifications.messages.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { notifications } from '../notifications.screens.ts';

const perPage = 25;
const refetch = [NotificationsDocument, UnreadNotificationsDocument];

/** The notifications of each day together, in the order they come. */
function byDay(
  items: readonly NotificationItemFragment[],
): readonly (readonly [string, readonly NotificationItemFragment[]])[] {
  const days = new Map<string, NotificationItemFragment[]>();
  for (const one of items) days.set(dayOf(one.at), [...(days.get(dayOf(one.at)) ?? []), one]);
  return [...days];
}

/** What changed for this person, the latest first. */
export function NotificationsPage() {
  const t = useMessages(notificationsMessages);
  const [page, setPage] = useState(0);
  const [isUnread, setUnread] = useState(false);
  const remote = useRemote(
    NotificationsDocument,
    { page, perPage, unread: isUnread },
    ({ notifications }) => notifications,
  );
  usePastEnd({ remote, found: remote.data, page, perPage, onPage: setPage });
  const mark = useCommand(MarkNotificationsReadDocument, { refetch });
  // Where it leads matters more than whether that could be noted.
  const openOne = useCommand(OpenNotificationDocument, { refetch });
  const { data } = remote;
  const newest = data?.items[0];
  const markRead = (upTo: string) =>
    mark.run({ upTo }).then(
      () => notify(t('markedRead')),
      (error: unknown) => notifyError(error),
    );
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={t('title')}
        place={{ screen: notifications }}
        subtitle={data && (data.unread > 0 ? t('subtitle', { count: data.unread }) : t('allRead'))}
        actions={
          data &&
          data.unread > 0 &&
          newest &&
          page === 0 && (
            <Button variant="contained" disabled={mark.isBusy} onClick={() => void markRead(newest.at)}>
              {t('markRead')}
            </Button>
          )
        }
      />
      <FormControlLabel
        label={t('onlyNew')}
        control={
          <Checkbox
            checked={isUnread}
            onChange={(_, isOn) => {
              setUnread(isOn);
              setPage(0);
            }}
          />
        }
        sx={{ mb: '9px' }}
      />
      <DataScreen
        remote={remote}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card sx={{ pt: '18px' }}>
            <EmptyState />
          </Card>
        }
      >
        {({ items, total, more }) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {byDay(items).map(([day, ofDay]) => (
              <SectionCard key={day} title={dateTitle(day)}>
                <ul>
                  {ofDay.map((one) => (
                    <NotificationRow
                      key={one._id}
                      notification={one}
                      onOpen={() => void openOne.run({ _id: one._id }).catch(() => undefined)}
                    />
                  ))}
                </ul>
              </SectionCard>
            ))}
            <Pager page={page} perPage={perPage} total={total} more={more} onPage={setPage} />
          </Box>
        )}
      </DataScreen>
    </PageWidth>
  );
}

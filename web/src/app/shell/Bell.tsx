import { useQuery } from '@apollo/client';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { AppLink, Hint } from '../../lib/ui/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';
import { notifications } from '../../notifications/notifications.screens.ts';
import { UnreadNotificationsDocument } from '../../generated/notifications/unread.ts';

const everyMinute = 60_000;

/** The way to the notifications, with how many are new. */
export function Bell() {
  const t = useMessages(shellMessages);
  const { unreadNotifications } = useUser();
  const { data } = useQuery(UnreadNotificationsDocument, { pollInterval: everyMinute, fetchPolicy: 'cache-first' });
  const unread = data?.notifications.unread ?? unreadNotifications;
  return (
    <Hint title={labelOf(notifications)}>
      <IconButton
        component={AppLink}
        to={notifications.path}
        aria-label={unread > 0 ? t('unread', { count: unread }) : labelOf(notifications)}
        sx={{ position: 'relative' }}
      >
        <NotificationsNone />
        {unread > 0 && (
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              position: 'absolute',
              top: 3,
              insetInlineEnd: 3,
              minWidth: 18,
              height: 18,
              borderRadius: 9,
              px: '5px',
              bgcolor: 'var(--badge)',
              color: 'var(--on-titlebar)',
              font: '650 11px/18px var(--font)',
              textAlign: 'center',
            }}
          >
            {unread > 99 ? '99+' : unread}
          </Box>
        )}
      </IconButton>
    </Hint>
  );
}

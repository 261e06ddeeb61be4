import Box from '@mui/material/Box';
import { AppLink } from '../../lib/ui/index.ts';
import { clock, useMessages } from '../../lib/i18n/index.ts';
import type { NotificationItemFragment } from '../../generated/notifications/notifications.ts';
import { notificationsMessages } from '../notifications.messages.ts';

type Props = {
  readonly notification: NotificationItemFragment;
  readonly onOpen: () => void;
};

/** One notification. What is new has a dot and is bold; it leads to what it is about. */
export function NotificationRow({ notification, onOpen }: Props) {
  const t = useMessages(notificationsMessages);
  const { sentence, link, read, at } = notification;
  const dot = (
    <Box
      component="i"
      role="img"
      aria-label={t('unread')}
      sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: 'var(--secondary-fill)', flex: 'none' }}
    />
  );
  const text = (
    <Box component="span" sx={{ fontWeight: read ? 400 : 600, overflowWrap: 'anywhere' }}>
      {sentence}
    </Box>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 54,
        p: '9px 18px',
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box sx={{ width: 9, flex: 'none', display: 'flex' }}>{!read && dot}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {link ? (
          <AppLink to={link} data-row-link="" onClick={read ? undefined : onOpen}>
            {text}
          </AppLink>
        ) : (
          text
        )}
      </Box>
      <Box
        component="time"
        dateTime={at}
        sx={{ color: 'var(--ink-3)', fontSize: 13, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {clock(at)}
      </Box>
    </Box>
  );
}

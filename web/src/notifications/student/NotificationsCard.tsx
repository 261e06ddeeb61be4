import Box from '@mui/material/Box';
import { CardNote } from '../../lib/dashboard/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import type { NotificationItemFragment } from '../../generated/notifications/notifications.ts';
import { notificationsMessages } from '../notifications.messages.ts';

/** It shows the latest notifications. */
export function NotificationsCard({ data: items }: { readonly data: readonly NotificationItemFragment[] }) {
  const t = useMessages(notificationsMessages);
  if (items.length === 0) return <CardNote>{t('none')}</CardNote>;
  return (
    <ul>
      {items.map(({ _id, sentence, link, at, read }) => (
        <Box component="li" key={_id} sx={{ p: '9px 18px', borderTop: '1px solid var(--line)' }}>
          <Box sx={{ fontWeight: read ? 400 : 600, overflowWrap: 'anywhere' }}>
            {link ? (
              <AppLink to={link} data-row-link="">
                {sentence}
              </AppLink>
            ) : (
              sentence
            )}
          </Box>
          <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>{dateTime(at)}</Box>
        </Box>
      ))}
    </ul>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../lib/ui/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import type { NotificationItemFragment } from '../../generated/notifications/notifications.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';
import { DashboardCard } from './DashboardCard.tsx';

/** The latest notifications. */
export function NewsCard({ items }: { readonly items: readonly NotificationItemFragment[] }) {
  const t = useMessages(dashboardsMessages);
  return (
    <DashboardCard title={t('notifications')} to="/notifications" link={t('notificationsAll')}>
      {items.length === 0 && (
        <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{t('noNotifications')}</Typography>
      )}
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
    </DashboardCard>
  );
}

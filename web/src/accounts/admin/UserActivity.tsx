import Bolt from '@mui/icons-material/BoltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AppLink, DataScreen } from '../../lib/ui/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { UserActivityDocument } from '../../generated/accounts/admin/user-tabs.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { Timeline } from '../../lib/why/index.ts';
import { systemLog } from '../../audit/audit.screens.ts';

/** It shows what the system log says about the person; the whole record is one link away. */
export function UserActivity({ userId }: { readonly userId: string }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const remote = useRemote(UserActivityDocument, { userId }, ({ allAuditEvents }) => allAuditEvents.items);
  return (
    <Card component="section" sx={{ p: '15px 18px 18px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '6px 12px', mb: '12px' }}>
        <Typography component="h2" variant="h4">
          {t('tabActivity')}
        </Typography>
        <AppLink to={`${systemLog.path}?stream=userAccount-${userId}`}>{words('openLog')}</AppLink>
      </Box>
      <DataScreen
        remote={remote}
        isEmpty={(events) => events.length === 0}
        empty={<Typography sx={{ color: 'var(--ink-2)', fontSize: 14 }}>{t('noActivity')}</Typography>}
      >
        {(events) => (
          <Timeline
            moments={events.map(({ id, sentence, at, actorId }) => ({
              key: id,
              tone: actorId === null ? 'neutral' : 'info',
              icon: actorId === null ? Bolt : PersonOutline,
              text: sentence,
              when: dateTime(at),
            }))}
          />
        )}
      </DataScreen>
    </Card>
  );
}

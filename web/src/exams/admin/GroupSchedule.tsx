import Box from '@mui/material/Box';
import { useState } from 'react';
import { GroupAssignments } from '../../assignments/assignments.parts.ts';
import { GroupScheduleDocument } from '../../generated/exams/admin/schedule.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { ScheduledExams } from './ScheduledExams.tsx';
import { DataScreen } from '../../lib/ui/index.ts';
import { useMessages, zoneText } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';

/** What a group has to take and to hand in, and when. */
export function GroupSchedule({ groupId }: { readonly groupId: string }) {
  const t = useMessages(scheduleMessages);
  const [now] = useState(() => new Date().toISOString());
  const remote = useRemote(GroupScheduleDocument, { groupId }, ({ groupSchedule }) => groupSchedule);
  return (
    <DataScreen remote={remote}>
      {(schedule) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
          <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>
            {t('zone', { zone: zoneText(schedule.timeZone, now) })}
          </Box>
          <ScheduledExams schedule={schedule} again={remote.again} />
          <GroupAssignments group={schedule} />
        </Box>
      )}
    </DataScreen>
  );
}

import EventNote from '@mui/icons-material/EventNoteOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { attendanceTypes } from '../leave-form.ts';
import type { AttendanceType } from '@paideia/events/leave-requests/leave-request.events.ts';
import { leaveCardMessages } from '../leave-card.messages.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';

const icons = { absence: EventNote, lateArrival: Schedule, earlyDeparture: Logout };

type Props = {
  readonly value: AttendanceType;
  readonly onChange: (value: AttendanceType) => void;
};

/** The student chooses among absence, late arrival and early departure. */
export function TypeChoice({ value, onChange }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const words = useMessages(leaveCardMessages);
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '6px' }}>
      <Box component="span" id={id} sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'var(--ink-2)' }}>
        {t('what')}
      </Box>
      <ToggleButtonGroup
        exclusive
        value={value}
        onChange={(_, next: AttendanceType | null) => next && onChange(next)}
        aria-labelledby={id}
      >
        {attendanceTypes.map((type) => {
          const Icon = icons[type];
          return (
            <ToggleButton key={type} value={type}>
              <Icon sx={{ fontSize: 18, display: { xs: 'none', md: 'block' } }} aria-hidden="true" />
              {words(type)}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}

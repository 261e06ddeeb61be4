import Box from '@mui/material/Box';
import { CalendarFeed } from '../../calendar/calendar.parts.ts';
import { CalendarConnection } from '../../calendar-connections/calendar-connections.parts.ts';
import { isStudent, useUser } from '../../lib/session/index.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Sessions } from './Sessions.tsx';

/** What one signs in with, where one is signed in, and what is connected. */
export const AccessPanel = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
      gap: '18px',
      alignItems: 'start',
    }}
  >
    <ChangePassword />
    <ChangeEmail />
    <Sessions />
    <CalendarConnection />
    {isStudent(useUser()) && <CalendarFeed />}
  </Box>
);

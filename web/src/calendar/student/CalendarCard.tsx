import Box from '@mui/material/Box';
import type { CalendarCardFragment } from '../../generated/calendar/student/calendar-card.ts';
import { useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { AppLink, useIsPhone } from '../../lib/ui/index.ts';
import { profile } from '../../profiles/profiles.screens.ts';
import { calendarMessages } from '../calendar.messages.ts';
import { Agenda } from './Agenda.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const onPhone = 4;
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
type Props = { readonly data: NonNullable<CalendarCardFragment['calendar']> };

/** What a student has to keep in mind: a month, or the coming days where there is no room for one; and the way to have it in a calendar of one's own. */
export function CalendarCard({ data }: Props) {
  const t = useMessages(calendarMessages);
  const now = new Date().toISOString();
  const isElsewhere = wallTime(now, data.timeZone) !== wallTime(now, deviceZone());
  return (
    <>
      {useIsPhone() ? <Agenda calendar={data} first={onPhone} /> : <MonthCalendar key={data.groupId} present={data} />}
      <Box sx={{ p: '6px 18px 15px', fontSize: 13 }}>
        {isElsewhere && (
          <Box sx={{ color: 'var(--ink-2)', mb: '3px' }}>{t('zone', { zone: zoneText(data.timeZone, now) })}</Box>
        )}
        <AppLink to={`${profile.path}?tab=access`} style={{ display: 'inline-block', minHeight: 24 }}>
          {t('subscribe')}
        </AppLink>
      </Box>
    </>
  );
}

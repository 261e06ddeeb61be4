import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CardNote } from '../../lib/dashboard/index.ts';
import type { CalendarDaysFragment } from '../../generated/calendar/student/calendar-card.ts';
import { dateTitle, useMessages } from '../../lib/i18n/index.ts';
import { comingDays } from '../calendar-days.rules.ts';
import { calendarMessages } from '../calendar.messages.ts';
import { DayList } from './DayList.tsx';

type Props = { readonly calendar: CalendarDaysFragment; readonly first: number };

/** The coming days that have something, the first of them at once. */
export function Agenda({ calendar, first }: Props) {
  const t = useMessages(calendarMessages);
  const [showsAll, setShowsAll] = useState(false);
  const days = comingDays(calendar);
  const shown = showsAll ? days : days.slice(0, first);
  if (days.length === 0) return <CardNote>{t('nothingComing')}</CardNote>;
  return (
    <>
      <ol>
        {shown.map((day) => (
          <Box component="li" key={day.date} sx={{ p: '9px 18px', borderTop: '1px solid var(--line)' }}>
            <Box component="h3" sx={{ fontSize: 14, fontWeight: 600 }}>
              {day.date === calendar.today ? `${t('today')}, ${dateTitle(day.date)}` : dateTitle(day.date)}
            </Box>
            <DayList day={day} today={calendar.today} />
          </Box>
        ))}
      </ol>
      {shown.length < days.length && (
        <Box sx={{ p: '3px 18px 15px' }}>
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {t('more')}
          </Button>
        </Box>
      )}
    </>
  );
}

import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { CalendarDocument } from '../../generated/calendar/student/calendar-month.ts';
import type { CalendarDaysFragment } from '../../generated/calendar/student/calendar-card.ts';
import { useRemote } from '../../lib/data/index.ts';
import { currentLocale, dateTitle, formatTag, useMessages } from '../../lib/i18n/index.ts';
import { errorText } from '../../lib/notices/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { dayIn, daysOfMonth, marks, marksOn, monthAfter, weeksOf } from '../calendar-days.rules.ts';
import { calendarMessages } from '../calendar.messages.ts';
import { Agenda } from './Agenda.tsx';
import { DayList } from './DayList.tsx';
import { MarkShape } from './MarkShape.tsx';
import { MonthGrid } from './MonthGrid.tsx';

const comingFirst = 3;
const nothing = { items: [], classes: [] };
/** It writes `2026-11` as "November 2026". */
function monthTitle(month: string): string {
  const tag = formatTag(currentLocale());
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const text = format.format(new Date(`${month}-15T12:00:00Z`));
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}

/** One month with its marks, and below what is on the chosen day, or what comes next. This month came with the dashboard; others are asked for. */
export function MonthCalendar({ present }: { readonly present: CalendarDaysFragment }) {
  const t = useMessages(calendarMessages);
  const kernel = useMessages(kernelMessages);
  const titleId = useId();
  const { groupId, today } = present;
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [chosen, choose] = useState<string>();
  const isPresent = month === thisMonth;
  const remote = useRemote(
    CalendarDocument,
    isPresent ? null : { groupId, ...daysOfMonth(month) },
    ({ calendar }) => calendar,
  );
  // While another month is on its way, the answer is still the one before.
  const asked = remote.data?.from === `${month}-01` ? remote.data : nothing;
  const calendar = isPresent ? present : asked;
  const show = (next: string) => {
    setMonth(next);
    choose(undefined);
  };
  const dayOf = (date: string) => dayIn(calendar, date);
  const ofMonth = weeksOf(month, 1)
    .flat()
    .filter((date) => date.startsWith(month));
  const shownMarks = new Set(ofMonth.flatMap((date) => marksOn(dayOf(date))));
  return (
    <Box>
      <Box sx={{ p: '0 18px 12px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3px', mb: '6px' }}>
          <Box component="h3" id={titleId} aria-live="polite" sx={{ flex: 1, fontSize: 15, fontWeight: 600 }}>
            {monthTitle(month)}
          </Box>
          {!isPresent && (
            <Button size="small" variant="text" onClick={() => show(thisMonth)}>
              {t('today')}
            </Button>
          )}
          <IconButton aria-label={t('previous')} onClick={() => show(monthAfter(month, -1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={t('next')} onClick={() => show(monthAfter(month, 1))}>
            <ChevronRight />
          </IconButton>
        </Box>
        <MonthGrid
          month={month}
          today={today}
          chosen={chosen}
          labelledBy={titleId}
          isBusy={!isPresent && asked === nothing && !remote.error}
          dayOf={dayOf}
          onChoose={choose}
          onMonth={show}
        />
        {shownMarks.size > 0 && (
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px 12px', mt: '9px', fontSize: 12, color: 'var(--ink-2)' }}
          >
            {marks
              .filter((mark) => shownMarks.has(mark))
              .map((mark) => (
                <Box component="li" key={mark} sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
                  <MarkShape mark={mark} />
                  {t(mark)}
                </Box>
              ))}
          </Box>
        )}
      </Box>
      {!isPresent && remote.error && (
        <Alert
          severity="error"
          sx={{ m: '0 18px 12px' }}
          action={
            <Button size="small" variant="text" onClick={() => void remote.again().catch(() => undefined)}>
              {kernel('tryAgain')}
            </Button>
          }
        >
          {errorText(remote.error)}
        </Alert>
      )}
      <Box aria-live="polite">
        {chosen !== undefined && (
          <Box sx={{ p: '9px 18px 15px', borderTop: '1px solid var(--line)' }}>
            <Box component="h3" sx={{ fontSize: 14, fontWeight: 600 }}>
              {dateTitle(chosen)}
            </Box>
            <DayList day={dayOf(chosen)} today={today} />
          </Box>
        )}
      </Box>
      {chosen === undefined && isPresent && <Agenda calendar={present} first={comingFirst} />}
    </Box>
  );
}

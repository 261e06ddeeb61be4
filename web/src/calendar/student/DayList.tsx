import Box from '@mui/material/Box';
import { assignmentPath, examPath } from '../../exam-attempts/exam-paths.rules.ts';
import type { CalendarDaysFragment } from '../../generated/calendar/student/calendar-card.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { AppLink, usePeriodName } from '../../lib/ui/index.ts';
import { news } from '../../news/news.screens.ts';
import { attendance } from '../../registers/registers.screens.ts';
import { type Day, type Mark, markOf } from '../calendar-days.rules.ts';
import { calendarMessages } from '../calendar.messages.ts';
import { MarkShape } from './MarkShape.tsx';

type Item = CalendarDaysFragment['items'][number];
const addresses: Readonly<Record<Item['kind'], (itemId: string) => string>> = {
  examOpens: examPath,
  examCloses: examPath,
  assignment: assignmentPath,
  leave: () => `${attendance.path}?tab=leave-requests`,
  news: () => news.path,
};

/** What is on a day, each with the way to it. Classes lead to the attendance once they have been. */
export function DayList({ day: { date, items, classes }, today }: { readonly day: Day; readonly today: string }) {
  const t = useMessages(calendarMessages);
  const periodName = usePeriodName();
  const titleOf = ({ kind, title, isDone }: Item): string => {
    if (kind === 'leave') return t(isDone ? 'leaveApproved' : 'leaveAsked');
    if (kind === 'news') return title;
    return t(kind === 'assignment' ? 'due' : kind, { title });
  };
  const noteOf = ({ kind, time, courseCode, isDone }: Item): string =>
    [time, courseCode, isDone && kind !== 'leave' && t('done')].filter(Boolean).join(' · ');
  if (items.length === 0 && !classes) return <Box sx={{ color: 'var(--ink-2)' }}>{t('nothingOn')}</Box>;
  return (
    <ul>
      {classes && (
        <Line
          mark="classes"
          title={t('classesOf', { periods: listOf(classes.periodKeys.map(periodName)) })}
          to={date <= today ? attendance.path : undefined}
          note={`${classes.start}–${classes.end}`}
        />
      )}
      {items.map((item) => (
        <Line
          key={item._id}
          mark={markOf(item)}
          title={titleOf(item)}
          to={addresses[item.kind](item.itemId)}
          note={noteOf(item)}
        />
      ))}
    </ul>
  );
}

type LineProps = {
  readonly mark: Mark;
  readonly title: string;
  readonly to: string | undefined;
  readonly note: string;
};
const Line = ({ mark, title, to, note }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      gap: '9px',
      py: '3px',
      fontSize: 14,
      lineHeight: '20px',
      '& > svg': { mt: '6px' },
      '& a': { display: 'inline-block', minHeight: 24 },
    }}
  >
    <MarkShape mark={mark} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {to ? <AppLink to={to}>{title}</AppLink> : title}
      {note !== '' && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{note}</Box>}
    </Box>
  </Box>
);

import type { CalendarCardFragment } from '../../generated/calendar/student/calendar-card.ts';
import { useIsPhone } from '../../lib/ui/index.ts';
import { Agenda } from './Agenda.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const onPhone = 4;
type Props = { readonly data: NonNullable<CalendarCardFragment['calendar']> };

/** What a student has to keep in mind: a month, or the coming days where there is no room for one. */
export const CalendarCard = ({ data }: Props) =>
  useIsPhone() ? <Agenda calendar={data} first={onPhone} /> : <MonthCalendar key={data.groupId} present={data} />;

import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { currentLocale, formatTag, listOf, longDate, useMessages, weekdayName } from '../../lib/i18n/index.ts';
import { dayByKey, firstDayOf, marksOn, weekdaysFrom, weeksOf, type Day } from '../calendar-days.rules.ts';
import { calendarMessages } from '../calendar.messages.ts';
import { MarkShape } from './MarkShape.tsx';

/** Days are as large as a finger needs them; today is filled and the chosen day has a frame, by which nobody needs a colour. */
const gridStyles = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '& th': { fontSize: 12, fontWeight: 600, color: 'var(--ink-2)', pb: '6px', overflow: 'hidden' },
  // Days of other months stand in the line of those of this one.
  '& td': { p: 0, color: 'var(--ink-3)', verticalAlign: 'top' },
  '& [aria-disabled]': { pt: '5px' },
  '& button': {
    width: '100%',
    minHeight: 36,
    p: '3px 0',
    border: '2px solid transparent',
    borderRadius: 'var(--r-s)',
    background: 'none',
    color: 'var(--ink)',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--tint-2)' },
  '& button:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  '& [aria-current]': { background: 'var(--tint)', fontWeight: 700 },
  '& [aria-selected=true] button': { borderColor: 'var(--secondary)' },
  '& button span': { display: 'flex', justifyContent: 'center', gap: '2px', height: 8 },
};

type Props = {
  readonly month: string;
  readonly today: string;
  readonly chosen: string | undefined;
  readonly labelledBy: string;
  readonly isBusy: boolean;
  readonly dayOf: (date: string) => Day;
  readonly onChoose: (date: string) => void;
  /** A key leads to a day of another month. */
  readonly onMonth: (month: string) => void;
};

/** The days of a month as a grid: one of them is in the order of the tabs, and arrows, Home, End and the keys for pages lead on from it. */
export function MonthGrid({ month, today, chosen, labelledBy, isBusy, dayOf, onChoose, onMonth }: Props) {
  const t = useMessages(calendarMessages);
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const [wanted, setWanted] = useState(chosen ?? today);
  const firstDay = firstDayOf(formatTag(currentLocale()));
  const isIn = (date: string) => date.startsWith(month);
  const reachable = [wanted, chosen, today].find((date) => date !== undefined && isIn(date)) ?? `${month}-01`;
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${wanted}"]`)?.focus();
  }, [wanted, month]);
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = dayByKey(reachable, event, firstDay);
    if (next === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    setWanted(next);
    if (!isIn(next)) onMonth(next.slice(0, 7));
  };
  const labelOf = (day: Day) =>
    [longDate(day.date), listOf(marksOn(day).map((mark) => t(mark)))].filter(Boolean).join(', ');
  return (
    <Box
      component="table"
      role="grid"
      ref={grid}
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      onKeyDown={move}
      sx={gridStyles}
    >
      <thead>
        <tr>
          {weekdaysFrom(firstDay).map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
              {weekdayName(weekday, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              if (!isIn(date))
                return (
                  <td key={date} role="gridcell" aria-disabled="true">
                    {Number(date.slice(8))}
                  </td>
                );
              const day = dayOf(date);
              return (
                <td key={date} role="gridcell" aria-selected={date === chosen}>
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === reachable ? 0 : -1}
                    aria-label={labelOf(day)}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => {
                      setWanted(date);
                      onChoose(date);
                    }}
                  >
                    {Number(date.slice(8))}
                    <span>
                      {marksOn(day).map((mark) => (
                        <MarkShape key={mark} mark={mark} />
                      ))}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

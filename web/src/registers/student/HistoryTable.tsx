import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { clock, shortDate, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip, usePeriodName, visuallyHidden } from '../../lib/ui/index.ts';
import type { AttendanceOverviewFragment, AttendanceRecordFragment } from '../../generated/registers/attendance.ts';
import type { Day } from '../days.ts';
import { columnsOf } from '../period-columns.ts';
import { noteOf } from '../record-note.ts';
import { registersMessages } from '../registers.messages.ts';

type Props = {
  readonly days: readonly Day[];
  readonly overview: AttendanceOverviewFragment;
  readonly open: (day: Day) => void;
};

/** Each day has a row, and each period a column. */
export function HistoryTable({ days, overview, open }: Props) {
  const t = useMessages(registersMessages);
  const periodName = usePeriodName();
  const columns = columnsOf(overview.periods);
  const threshold = overview.summary?.minutesLateThreshold ?? 0;
  const time = ({ arrivedAt, minutesLate }: AttendanceRecordFragment) => {
    if (!arrivedAt) return null;
    const at = clock(arrivedAt, overview.timeZone);
    return minutesLate ? t('minutes', { time: at, count: minutesLate }) : at;
  };
  const cell = (record: AttendanceRecordFragment | undefined) =>
    record && (
      <>
        <StatusChip area="attendance" status={record.status} />
        <Box component="span" sx={{ color: 'var(--ink-2)', ml: '9px', fontSize: 13, verticalAlign: 'middle' }}>
          {time(record)}
        </Box>
      </>
    );
  return (
    <Table
      sx={{
        '& td, & th': { '&:first-child': { pl: '18px' }, '&:last-child': { pr: '18px' } },
        '& td': { height: 45, py: '3px' },
        '& tbody tr:last-child > *': { borderBottom: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 140 }}>{t('day')}</TableCell>
          {columns.map(({ key, start }) => (
            <TableCell key={key}>
              {start ? t('periodAt', { period: periodName(key), start }) : periodName(key)}
            </TableCell>
          ))}
          <TableCell>{t('note')}</TableCell>
          <TableCell align="right">
            <Box component="span" sx={visuallyHidden}>
              {t('details')}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map((day) => (
          <TableRow key={day.date} hover onClick={() => open(day)} sx={{ cursor: 'pointer' }}>
            <TableCell
              component="th"
              scope="row"
              sx={{ fontWeight: 600, whiteSpace: 'nowrap', color: 'var(--ink)', fontSize: 14, height: 45 }}
            >
              {shortDate(day.date)}
            </TableCell>
            {columns.map(({ key }) => (
              <TableCell key={key}>{cell(day.records.find(({ periodKey }) => periodKey === key))}</TableCell>
            ))}
            <TableCell sx={{ color: 'var(--ink-2)', fontSize: 13 }}>
              {[...new Set(day.records.map((record) => noteOf(record, threshold, t)).filter(Boolean))].join('. ')}
            </TableCell>
            <TableCell align="right">
              <Button
                size="small"
                variant="text"
                aria-label={t('detailsOf', { day: shortDate(day.date) })}
                sx={{ fontSize: 13, mr: '-12px' }}
              >
                {t('details')}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

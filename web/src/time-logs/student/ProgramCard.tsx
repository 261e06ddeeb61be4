import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { firstDayOf, lastPeriods } from '@paideia/events/time-logs/time-log.rules.ts';
import type { TimeLogProgramFragment } from '../../generated/time-logs/time-logs.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { durationText } from '../duration.ts';
import { ownTimeLog } from '../time-logs.screens.ts';
import { timeLogsMessages } from './time-logs.messages.ts';

/** Older weeks that were begun stand in the list. */
const weeksBack = 12;

/** One program with its hours so far, and the way to a week of it. */
export function ProgramCard({ program: of }: { readonly program: TimeLogProgramFragment }) {
  const t = useMessages(timeLogsMessages);
  const { program, name, weekday, periodEnding, totalMinutes } = of;
  const [week, setWeek] = useState(periodEnding);
  const options = lastPeriods(periodEnding, weekday, weeksBack).map((value) => ({
    value,
    label: dateRange(firstDayOf(value), value),
  }));
  return (
    <SectionCard
      title={name}
      aside={totalMinutes > 0 && <span>{t('inAll', { time: durationText(totalMinutes) })}</span>}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px', p: '3px 18px 18px' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <LabelledChoice label={t('week')} value={week} onChange={setWeek} options={options} />
        </Box>
        <Button
          component={Link}
          variant="contained"
          sx={{ width: { xs: '100%', sm: 'auto' } }}
          to={addressOf(ownTimeLog, { program, periodEnding: week })}
        >
          {t('open')}
        </Button>
      </Box>
    </SectionCard>
  );
}

import Box from '@mui/material/Box';
import { Fragment, useState } from 'react';
import { Dropdown, groupMessages } from '../../lib/forms/index.ts';
import { useMessages, weekdayName } from '../../lib/i18n/index.ts';
import { usePeriodName } from '../../lib/ui/index.ts';
import type { TaughtClassFragment } from '../../generated/registers/student/attendance-cards.ts';
import { attendanceCardsMessages } from '../attendance-cards.messages.ts';

const week = [1, 2, 3, 4, 5, 6, 7];
const isRunning = ({ due }: TaughtClassFragment) => due.some(({ state }) => state === 'now');

/** The week of a class; of several that of the one that is taught now. */
export function TimetableCard({ data: classes }: { readonly data: readonly TaughtClassFragment[] }) {
  const t = useMessages(attendanceCardsMessages);
  const group = useMessages(groupMessages);
  const periodName = usePeriodName();
  const [chosen, choose] = useState<string>();
  const visibleClass = classes.find(({ groupId }) => groupId === chosen) ?? classes.find(isRunning) ?? classes[0];
  const days = week
    .map((day) => ({ day, periods: (visibleClass?.periods ?? []).filter(({ weekday }) => weekday === day) }))
    .filter(({ periods }) => periods.length > 0);
  return (
    <Box sx={{ p: '0 18px 18px' }}>
      {classes.length > 1 && (
        <Dropdown
          isCompact
          label={group('group')}
          value={visibleClass?.groupId ?? ''}
          options={classes.map(({ groupId, groupName }) => ({ value: groupId, label: groupName }))}
          onChange={choose}
        />
      )}
      {days.length === 0 && <Box sx={{ color: 'var(--ink-2)', fontSize: 14 }}>{t('noLessons')}</Box>}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          gap: '9px 18px',
          mt: '9px',
          fontSize: 14,
          lineHeight: '20px',
          '& dt': { color: 'var(--ink-2)', '&::first-letter': { textTransform: 'uppercase' } },
        }}
      >
        {days.map(({ day, periods }) => (
          <Fragment key={day}>
            <dt>{weekdayName(day)}</dt>
            <dd>
              {periods
                .toSorted((a, b) => a.start.localeCompare(b.start))
                .map(({ key, start, end }) => (
                  <div key={key}>{t('lesson', { period: periodName(key), start, end })}</div>
                ))}
            </dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

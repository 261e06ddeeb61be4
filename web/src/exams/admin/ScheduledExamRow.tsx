import { adminMessages } from '../../console/admin-app.messages.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import { AppLink, StatusChip } from '../../lib/ui/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import type { StaffScheduledExamFragment } from '../../generated/exams/admin/schedule.ts';
import { Accommodations } from './Accommodations.tsx';
import { accommodationsMessages } from './accommodations.messages.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { courseExamPath } from '../exam-editor-paths.rules.ts';

type Props = {
  readonly exam: StaffScheduledExamFragment;
  readonly timeZone: string;
  /** Undefined for whoever may not. */
  readonly onMove: (() => void) | undefined;
  readonly onExtend: (() => void) | undefined;
  readonly onAccommodate: (() => void) | undefined;
};

/** One exam of a group, its times, and who has a later deadline, more time or more attempts. */
export function ScheduledExamRow({ exam, timeZone, onMove, onExtend, onAccommodate }: Props) {
  const t = useMessages(scheduleMessages);
  const admin = useMessages(adminMessages);
  const more = useMessages(accommodationsMessages);
  const mayOpen = may(useUser(), examPermissions.ReviseExam);
  const { title, courseId, courseTitle, examId, examStatus, status, opensAt, closesAt, lockAt, extensions } = exam;
  const note = examStatus === 'draft' ? t('notPublished') : examStatus === 'retired' ? t('retiredExam') : '';
  const times = [
    [t('opens'), dateTime(opensAt, timeZone)],
    [t('closes'), dateTime(closesAt, timeZone)],
    [t('locks'), lockAt === null ? t('never') : dateTime(lockAt, timeZone)],
  ] as const;
  const acts = [
    { label: t('change'), act: onMove },
    { label: t('extend'), act: onExtend },
    { label: more('accommodate'), act: onAccommodate },
  ].filter(({ act }) => act !== undefined);
  return (
    <Box
      component="li"
      sx={{
        borderTop: '1px solid var(--line)',
        p: '12px 18px',
        display: 'grid',
        gap: '9px 18px',
        alignItems: 'start',
        fontSize: 14,
        lineHeight: '20px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1.6fr) auto' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {mayOpen ? <AppLink to={courseExamPath(courseId, examId)}>{title}</AppLink> : title}
        </Box>
        <Box sx={{ fontSize: 13, color: 'var(--ink-2)', mb: '6px' }}>{courseTitle}</Box>
        <StatusChip area="exam" status={status} />
        {note && <Box sx={{ fontSize: 13, color: 'var(--warning)', mt: '6px' }}>{note}</Box>}
      </Box>
      <div>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
            gap: '3px 12px',
            '& dt': { fontSize: 12.5, color: 'var(--ink-3)' },
            '& dd': { fontVariantNumeric: 'tabular-nums' },
          }}
        >
          {times.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
        {extensions.length > 0 && (
          <Box sx={{ mt: '9px', fontSize: 13, lineHeight: '18px' }}>
            <Box sx={{ color: 'var(--ink-3)' }}>{t('extensions')}</Box>
            <ul>
              {extensions.map((one) => (
                <li key={one.userId}>
                  <b style={{ fontWeight: 600 }}>{one.name ?? t('erased')}</b>{' '}
                  {t('until', { date: dateTime(one.closesAt, timeZone) })}
                  {one.reason && <span style={{ color: 'var(--ink-2)' }}> · {one.reason}</span>}
                </li>
              ))}
            </ul>
          </Box>
        )}
        <Accommodations accommodations={exam.accommodations} />
      </div>
      <Box sx={{ display: 'flex', gap: '6px', flexWrap: 'wrap', justifyContent: { md: 'flex-end' } }}>
        {acts.map(({ label, act }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            aria-label={admin('actOn', { act: label, name: title })}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

import EventIcon from '@mui/icons-material/EventOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CardNote, CardRow } from '../../lib/dashboard/index.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { mayOpen, useUser } from '../../lib/session/index.ts';
import { ToneChip, usePeriodName } from '../../lib/ui/index.ts';
import type { TaughtClassFragment } from '../../generated/registers/student/attendance-cards.ts';
import { attendanceCardsMessages } from '../attendance-cards.messages.ts';
import { registers } from '../registers.screens.ts';
import { pathIn } from '../../lib/screens/index.ts';

const looks = {
  now: { tone: 'info', icon: PlayCircle, order: 0 },
  missed: { tone: 'warning', icon: WarningAmber, order: 1 },
  next: { tone: 'neutral', icon: EventIcon, order: 2 },
} as const;
type Due = TaughtClassFragment['due'][number];
const placeOf = ({ state, date, start }: Due) => `${looks[state].order} ${date} ${start}`;

/** The registers of all classes of a facilitator: what runs, what was missed today, what is next. */
export function RegistersCard({ data: classes }: { readonly data: readonly TaughtClassFragment[] }) {
  const t = useMessages(attendanceCardsMessages);
  const periodName = usePeriodName();
  const isOpen = mayOpen(useUser(), registers);
  const rows = classes
    .flatMap(({ groupId, groupName, due }) => due.map((one) => ({ ...one, groupId, groupName })))
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
  if (rows.length === 0) return <CardNote>{t('noLessons')}</CardNote>;
  return (
    <ul>
      {rows.map(({ groupId, groupName, date, periodKey, start, end, state }, n) => {
        const to = `${pathIn(registers)}?${new URLSearchParams({ group: groupId, date, period: periodKey })}`;
        const words = { period: periodName(periodKey), start, end };
        const { tone, icon } = looks[state];
        return (
          <CardRow
            key={`${groupId} ${date} ${periodKey}`}
            title={groupName}
            {...(isOpen && { to })}
            note={state === 'next' ? t('lessonOn', { ...words, date: shortDate(date) }) : t('lesson', words)}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' }}>
              <ToneChip tone={tone} icon={icon}>
                {t(state)}
              </ToneChip>
              {state === 'now' && isOpen && (
                <Button href={to} variant={n === 0 ? 'contained' : 'outlined'} size="small">
                  {t('openRegister')}
                </Button>
              )}
            </Box>
          </CardRow>
        );
      })}
    </ul>
  );
}

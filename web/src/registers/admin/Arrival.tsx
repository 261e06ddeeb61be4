import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { clock, type Translate, useMessages } from '../../lib/i18n/index.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

type T = Translate<keyof typeof registerAdminMessages>;
const causes = { leave: 'onLeave', explanation: 'explained', manual: 'byHand' } as const;

function below(
  { userId, status, excuses, arrivedAt, minutesLate, takenBy }: RegisterStudentFragment,
  maySet: boolean,
  t: T,
): string {
  const [excuse] = excuses;
  if (status === 'excused' && excuse) return t(causes[excuse.cause]);
  if (arrivedAt !== null && minutesLate !== null && minutesLate > 0) return t('minutesLate', { count: minutesLate });
  if (arrivedAt !== null && takenBy === userId) return t('byScan');
  if (status === null) return t('notYet');
  return arrivedAt === null && maySet ? t('setTime') : '';
}

type Props = {
  readonly student: RegisterStudentFragment;
  readonly timeZone: string;
  readonly onSet?: ((student: RegisterStudentFragment) => void) | undefined;
};

/** When the student came, or why there is no time; while the register is open, a button that sets it. */
export function Arrival({ student, timeZone, onSet }: Props) {
  const t = useMessages(registerAdminMessages);
  const { named } = useNamesakes();
  const said = below(student, onSet !== undefined, t);
  const seen = [student.arrivedAt && clock(student.arrivedAt, timeZone), said].filter(Boolean).join(' ');
  if (seen === '') return null;
  const content = (
    <>
      {student.arrivedAt && <b style={{ fontWeight: 650 }}>{clock(student.arrivedAt, timeZone)}</b>}
      <Box
        component="span"
        sx={{
          display: { xs: 'inline', md: 'block' },
          marginInlineStart: { xs: student.arrivedAt ? '6px' : 0, md: 0 },
          fontSize: 12,
          lineHeight: '16px',
          color: 'var(--ink-2)',
          whiteSpace: 'nowrap',
        }}
      >
        {said}
      </Box>
    </>
  );
  if (!onSet || student.status === 'excused') return content;
  return (
    <ButtonBase
      // It begins with what is seen on it.
      aria-label={[seen, t('setTimeOf', { name: named(student) })].filter(Boolean).join(', ')}
      title={t('setTime')}
      onClick={() => onSet(student)}
      sx={{
        display: 'block',
        textAlign: 'start',
        minHeight: { xs: 48, md: 36 },
        minWidth: 54,
        p: '0 6px',
        m: '0 -6px',
        borderRadius: 'var(--r-s)',
        font: 'inherit',
        '&:hover': { bgcolor: 'var(--tint)' },
      }}
    >
      {content}
    </ButtonBase>
  );
}

import Box from '@mui/material/Box';
import { clock } from '../../kernel/formats.ts';
import type { Translate } from '../../kernel/i18n.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import type { RegisterStudent } from './register-admin.documents.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

type T = Translate<keyof typeof registerAdminMessages>;
const causes = { leave: 'onLeave', explanation: 'explained', manual: 'byHand' } as const;

function below({ status, excuses, arrivedAt, minutesLate, takenBy }: RegisterStudent, t: T): string {
  const [excuse] = excuses;
  if (status === 'excused' && excuse) return t(causes[excuse.cause]);
  if (arrivedAt !== null && minutesLate !== null && minutesLate > 0) return t('minutesLate', { count: minutesLate });
  if (arrivedAt !== null && takenBy === null) return t('byScan');
  return status === null ? t('notYet') : '';
}

/** When the student came, or why there is no time. */
export function Arrival({ student, timeZone }: { readonly student: RegisterStudent; readonly timeZone: string }) {
  const t = useMessages(registerAdminMessages);
  return (
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
        {below(student, t)}
      </Box>
    </>
  );
}

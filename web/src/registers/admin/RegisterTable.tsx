import Box from '@mui/material/Box';
import { Avatar, StatusChip, tableStyles, useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { Arrival } from './Arrival.tsx';
import { Grace } from './Grace.tsx';
import type { RegisterActs } from './register-acts.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerKeys } from './register-keys.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { RowActs } from './RowActs.tsx';
import { StatusSwitch } from './StatusSwitch.tsx';
import { WeekMarks } from './WeekMarks.tsx';

type Props = {
  readonly registerId: string;
  readonly students: readonly RegisterStudentFragment[];
  /** Whose mark was not saved. */
  readonly unsaved: readonly RegisterStudentFragment[];
  /** Whose mark waits for the connection. */
  readonly unsent: readonly RegisterStudentFragment[];
  readonly timeZone: string;
  readonly actsOn: (student: RegisterStudentFragment) => RegisterActs;
  readonly onUndo: (() => void) | undefined;
};

const isOf = (some: readonly RegisterStudentFragment[], { userId }: RegisterStudentFragment): boolean =>
  some.some((one) => one.userId === userId);
const below = (tone: 'danger' | 'warning', text: string) => (
  <Box component="span" sx={{ display: 'block', fontSize: 13, lineHeight: '18px', color: `var(--${tone})` }}>
    {text}
  </Box>
);

/** One row a student; on phones one block a student with big buttons. */
export function RegisterTable({ registerId, students, unsaved, unsent, timeZone, actsOn, onUndo }: Props) {
  const t = useMessages(registerAdminMessages);
  const { apart, named } = useNamesakes();
  const isPhone = useIsPhone();
  const rows = students.map((student) => [student, actsOn(student)] as const);
  const onKeyDown = registerKeys(students, actsOn, onUndo);
  const mark = (student: RegisterStudentFragment, acts: RegisterActs) =>
    acts.mark ? (
      <StatusSwitch
        name={named(student)}
        status={student.status}
        mayExcuse={acts.excuse !== undefined}
        whyNotExcuse={t('mayNotExcuse')}
        onChoose={(status) => (status === 'excused' ? acts.excuse?.(student) : acts.mark?.(student, status))}
      />
    ) : student.status ? (
      <StatusChip area="attendance" status={student.status} />
    ) : (
      <span style={{ color: 'var(--ink-3)' }}>{t('unmarked')}</span>
    );
  const who = (student: RegisterStudentFragment) => (
    <Box sx={{ display: 'flex', gap: '9px', alignItems: 'center' }}>
      <Avatar name={student.name} picture={student.picture} />
      {/* A long name has two lines, and leaves their place to the marks. */}
      <Box sx={{ minWidth: { xs: 0, md: 150 }, overflowWrap: 'anywhere' }}>
        <b style={{ fontWeight: 600 }}>{student.name}</b>
        {student.namesake && (
          <Box component="span" sx={{ display: 'block', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
            {apart(student)}
          </Box>
        )}
        <WeekMarks week={student.week} />
        {/* Below the name it has the whole width: beside the acts it pushed them to a line of their own. */}
        {isPhone && <Grace {...student} isLabelled />}
        {isOf(unsaved, student) && below('danger', t('unsaved'))}
        {isOf(unsent, student) && below('warning', t('unsent'))}
      </Box>
    </Box>
  );
  if (isPhone)
    return (
      <Box component="ul" onKeyDown={onKeyDown}>
        {rows.map(([student, acts]) => (
          <Box
            component="li"
            key={student.userId}
            data-student={student.userId}
            sx={{
              p: '12px 15px',
              borderTop: '1px solid var(--line)',
              display: 'flex',
              flexDirection: 'column',
              gap: '9px',
            }}
          >
            {acts.mark ? (
              <>
                {who(student)}
                {mark(student, acts)}
              </>
            ) : (
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  alignItems: 'flex-start',
                  gap: '6px',
                }}
              >
                <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>{who(student)}</Box>
                {mark(student, acts)}
              </Box>
            )}
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: '6px 12px',
                flexWrap: 'wrap',
                fontSize: 14,
                // The acts stand at the edge, also in a line of their own, and where nothing is told of an arrival.
                '& > :empty': { display: 'none' },
                '& > :last-child': { marginInlineStart: 'auto' },
              }}
            >
              <span>
                <Arrival student={student} timeZone={timeZone} onSet={acts.setTime} />
              </span>
              <RowActs registerId={registerId} student={student} acts={acts} />
            </Box>
          </Box>
        ))}
      </Box>
    );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          ...tableStyles,
          '& tbody tr': { cursor: 'default' },
          '& tbody tr:hover td': {},
          '& td': { ...tableStyles['& td'], height: 69, px: '6px' },
          '& th': { ...tableStyles['& th'], px: '6px' },
          '& tr:focus-within td': { backgroundColor: 'var(--tint-2)' },
          '& tr:focus-within td:first-of-type': { boxShadow: 'inset 3px 0 var(--primary)' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('arrived')}</th>
            <th scope="col">{t('grace')}</th>
            <td style={{ height: 'auto', borderBottom: '1px solid var(--line)' }} />
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map(([student, acts]) => (
            <tr key={student.userId} data-student={student.userId}>
              <td>{who(student)}</td>
              <td>{mark(student, acts)}</td>
              <td>
                <Arrival student={student} timeZone={timeZone} onSet={acts.setTime} />
              </td>
              <td>
                <Grace {...student} />
              </td>
              <td>
                <RowActs registerId={registerId} student={student} acts={acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

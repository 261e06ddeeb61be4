import Check from '@mui/icons-material/CheckOutlined';
import Pin from '@mui/icons-material/PinOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useRef, useState } from 'react';
import { registerPermissions } from '@paideia/events/registers/register.permissions.ts';
import { lazyPart, notify, notifyError } from '../../lib/ui/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { LockedTermNotice, useLockedTerm } from '../../groups/term-locks.parts.ts';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { markNotice as notice, savedText, undoneText } from './marks/mark-words.ts';
import type { MarkInput } from '@paideia/events/registers/register.events.ts';
import type { RegisterStudentFragment, StaffRegisterFragment } from '../../generated/registers/admin/register-admin.ts';
import type { RegisterActs } from './register-acts.ts';
import { JoinedNotice } from './JoinedNotice.tsx';
import { countsOf, unmarked, wishFor } from './marks/register-marks.ts';
import { RegisterBar } from './RegisterBar.tsx';
import { RegisterCounts } from './RegisterCounts.tsx';
import { RegisterDialogs, type Asked } from './RegisterDialogs.tsx';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { SavingState } from './SavingState.tsx';
import { useRegisterCommands } from './use-register-commands.ts';
import { useRegisterMarks } from './marks/use-register-marks.ts';

const ScanCode = lazyPart(async () => (await import('./scan/ScanCode.tsx')).ScanCode);
type Props = {
  readonly register: StaffRegisterFragment;
  readonly timeZone: string;
  readonly again: () => Promise<unknown>;
  readonly onClosed: () => void;
};

/** One register: taken while it is open, afterwards only corrected or excused. */
export function RegisterCard({ register, timeZone, again, onClosed }: Props) {
  const t = useMessages(registerAdminMessages);
  const user = useUser();
  const { named } = useNamesakes();
  const [asked, ask] = useState<Asked>();
  const [isCodeShown, showCode] = useState(false);
  const present = useRef(register);
  useEffect(() => void (present.current = register), [register]);

  const { students, saving, unsaved, unsent, mark, undo, settled } = useRegisterMarks(register, (saved) =>
    notify(savedText(saved, timeZone, named, t), () => void takeBack(saved.batchId), notice),
  );
  const takeBack = (batchId?: string) =>
    undo(batchId).then((undone) => notify(undoneText(undone, students, named, t), undefined, notice), notifyError);
  const commands = useRegisterCommands({ register: () => present.current, settled, again });

  const isAway = saving.state === 'away';
  useEffect(() => {
    if (isAway) notify(t('awayHint'), undefined, notice);
  }, [isAway, t]);

  const locked = useLockedTerm(register.groupId, register);
  const allowed = (act: keyof typeof registerPermissions, ownerId?: string) =>
    !locked && may(user, registerPermissions[act], { regionId: register.regionId, ownerId });
  const isOpen = register.status === 'open';
  const choose = (student: RegisterStudentFragment, status: MarkInput) =>
    mark(wishFor(student, status, register, new Date().toISOString()));
  const isTaking = isOpen && allowed('RecordAttendance');
  const actsOn = ({ userId }: RegisterStudentFragment): RegisterActs => ({
    ...(isTaking && { mark: choose, setTime: (student) => ask({ what: 'time', student }) }),
    // Why somebody was away is often known only when the register is closed.
    ...(allowed('ExcuseAttendance', userId) && {
      excuse: (student) =>
        student.status !== 'excused' && (isTaking || student.status !== 'present') && ask({ what: 'excuse', student }),
    }),
    ...(allowed('RevokeExcuse', userId) && { revoke: (student) => ask({ what: 'revoke', student }) }),
    ...(!isOpen && allowed('CorrectAttendance', userId) && { correct: (student) => ask({ what: 'correct', student }) }),
  });
  const rest = unmarked(students);
  const close = () => settled().then(() => ask({ what: 'close' }), notifyError);
  return (
    <Card component="section" sx={{ overflow: 'hidden' }}>
      <RegisterBar
        register={register}
        progress={isTaking && t('marked', { done: students.length - rest.length, count: students.length })}
        state={<SavingState saving={saving} unsaved={unsaved} isTaking={isTaking} />}
      >
        {isTaking && (
          <>
            <Button
              size="small"
              variant="text"
              startIcon={<Pin />}
              aria-expanded={isCodeShown}
              onClick={() => showCode(!isCodeShown)}
            >
              {t('scanCode')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Check />}
              disabled={rest.length === 0}
              onClick={() =>
                mark(...rest.map(({ userId }) => ({ userId, status: 'present' as const, arrivedAt: null })))
              }
            >
              {t('restPresent')}
            </Button>
          </>
        )}
      </RegisterBar>
      {locked && (
        <Box sx={{ px: '18px' }}>
          <LockedTermNotice term={locked} />
        </Box>
      )}
      {register.joined.length > 0 && allowed('AddRegisterStudents') && <JoinedNotice register={register} />}
      {isTaking && isCodeShown && <ScanCode register={register} />}
      <RegisterTable
        registerId={register.id}
        students={students}
        unsaved={unsaved}
        unsent={unsent}
        timeZone={timeZone}
        actsOn={actsOn}
        onUndo={isTaking ? () => void takeBack() : undefined}
      />
      <RegisterCounts counts={countsOf(students)}>
        {isOpen && allowed('CloseRegister') && (
          <>
            <Box component="span" sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
              {t('becomeAbsent')}
            </Box>
            <Button size="small" variant="contained" onClick={() => void close()}>
              {t('close')}
            </Button>
          </>
        )}
      </RegisterCounts>
      <RegisterDialogs
        asked={asked}
        register={register}
        unmarked={rest}
        timeZone={timeZone}
        commands={commands}
        onArrival={({ userId }, arrivedAt) =>
          mark({ userId, status: arrivedAt > register.startsAt ? 'late' : 'present', arrivedAt })
        }
        onClosed={onClosed}
        onEnd={() => ask(undefined)}
      />
    </Card>
  );
}

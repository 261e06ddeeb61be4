import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { examAttemptPermissions } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import { lockOfCourse } from '@paideia/events/groups/term-lock.rules.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AccommodateDialog } from './AccommodateDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { GroupScheduleFragment } from '../../generated/exams/admin/schedule.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { ScheduledExamRow } from './ScheduledExamRow.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

type Opened =
  | { readonly kind: 'schedule' }
  | { readonly kind: 'move' | 'extend' | 'accommodate'; readonly examId: string };

type Props = {
  readonly schedule: GroupScheduleFragment;
  readonly again: () => Promise<unknown>;
};

/** The exams of a group: when each is, and for whoever may, other times. */
export function ScheduledExams({ schedule, again }: Props) {
  const t = useMessages(scheduleMessages);
  const user = useUser();
  const [opened, setOpened] = useState<Opened>();
  const { exams, timeZone, regionId, archived } = schedule;
  const maySchedule = !archived && may(user, examPermissions.ScheduleExam, { regionId });
  const mayExtend = !archived && may(user, examPermissions.ExtendExamDeadline, { regionId });
  const mayAccommodate = !archived && may(user, examAttemptPermissions.GrantExtraTime, { regionId });
  const close = () => setOpened(undefined);
  // It is shown as it is now: after a conflict the dialog goes on with the present state.
  const exam = opened && opened.kind !== 'schedule' ? exams.find(({ examId }) => examId === opened.examId) : undefined;
  const locked = exam && lockOfCourse(schedule.lockedTerms, exam.courseId);
  return (
    <SectionCard
      title={t('exams')}
      aside={
        maySchedule && (
          <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => setOpened({ kind: 'schedule' })}>
            {t('scheduleExam')}
          </Button>
        )
      }
      sx={{ overflow: 'hidden' }}
    >
      {exams.length === 0 && <Box sx={{ p: '0 18px 18px', fontSize: 14, color: 'var(--ink-2)' }}>{t('noExams')}</Box>}
      <ul>
        {exams.map((one) => (
          <ScheduledExamRow
            key={one._id}
            exam={one}
            timeZone={timeZone}
            onMove={maySchedule ? () => setOpened({ kind: 'move', examId: one.examId }) : undefined}
            onExtend={mayExtend ? () => setOpened({ kind: 'extend', examId: one.examId }) : undefined}
            onAccommodate={mayAccommodate ? () => setOpened({ kind: 'accommodate', examId: one.examId }) : undefined}
          />
        ))}
      </ul>
      {opened?.kind === 'schedule' && <ScheduleDialog schedule={schedule} again={again} onClose={close} />}
      {opened?.kind === 'move' && exam && (
        <MoveDialog exam={exam} locked={locked} timeZone={timeZone} again={again} onClose={close} />
      )}
      {opened?.kind === 'accommodate' && exam && (
        <AccommodateDialog exam={exam} locked={locked} again={again} onClose={close} />
      )}
      {opened?.kind === 'extend' && exam && (
        <ExtendDialog
          exam={exam}
          locked={locked}
          timeZone={timeZone}
          again={again}
          mayMove={maySchedule}
          onClose={close}
        />
      )}
    </SectionCard>
  );
}

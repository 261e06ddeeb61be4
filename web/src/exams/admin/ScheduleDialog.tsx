import Box from '@mui/material/Box';
import { lockOfCourse } from '@paideia/events/groups/term-lock.rules.ts';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import { ActDialog, Barred, LabelledChoice, useForm } from '../../lib/forms/index.ts';
import { useAll, useCommand } from '../../lib/data/index.ts';
import { useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { AllExamsDocument } from '../../generated/exams/admin/exam-admin.ts';
import { type GroupScheduleFragment, ScheduleExamDocument } from '../../generated/exams/admin/schedule.ts';
import { LockedTermNotice } from '../../groups/term-locks.parts.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { timesOf, windowRefusals } from './window-draft.ts';
import { WindowFields } from './WindowFields.tsx';

type Props = {
  readonly schedule: GroupScheduleFragment;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const week = 7 * 86_400_000;

/** An exam for a group: which, and when. The courses that the group takes come first. */
export function ScheduleDialog({ schedule, again, onClose }: Props) {
  const { groupId, timeZone, courseIds, lockedTerms, exams: present } = schedule;
  const t = useMessages(scheduleMessages);
  const { run } = useCommand(ScheduleExamDocument);
  const dayIn = (ms: number) => wallTime(new Date(Date.now() + ms).toISOString(), timeZone).slice(0, 10);
  const start = () => ({
    course: '',
    examId: '',
    opens: `${dayIn(0)}T08:00`,
    closes: `${dayIn(week)}T17:00`,
    locks: '',
  });
  const form = useForm({ start, again, refusals: windowRefusals(timeZone) });
  const courses = useAll(CourseChoicesDocument, {}, ({ allCourses }) => allCourses).data ?? [];
  const place = (id: string) => (courseIds.includes(id) ? courseIds.indexOf(id) : courseIds.length);
  const sorted = [...courses].sort((one, other) => place(one.id) - place(other.id));
  const courseId = form.value.course || (sorted[0]?.id ?? '');
  const exams = useAll(AllExamsDocument, courseId ? { filter: { courseId } } : null, ({ allExams }) => allExams);
  const taken = new Set(present.map((one) => one.examId));
  const offered = exams.isRefreshing
    ? []
    : (exams.data ?? []).filter(({ id, status }) => status !== 'retired' && !taken.has(id));
  const chosen = offered.find(({ id }) => id === form.value.examId);
  const locked = lockOfCourse(lockedTerms, courseId);
  const isAsking = exams.isLoading || exams.isRefreshing;
  return (
    <ActDialog
      title={t('scheduleExam')}
      confirm={t('scheduleExam')}
      form={form}
      send={({ examId, ...window }) => run({ groupId, examId, ...timesOf(window, timeZone).times })}
      done={t('scheduled', { exam: chosen?.title ?? '' })}
      isBarred={locked !== undefined}
      onClose={onClose}
    >
      {locked && <LockedTermNotice term={locked} />}
      <LabelledChoice
        label={t('course')}
        isCompact
        value={courseId}
        options={sorted.map((one) => ({ value: one.id, label: `${one.code} ${one.title}` }))}
        onChange={(course) => form.set({ course, examId: '' })}
      />
      <Barred isBarred={locked !== undefined}>
        <LabelledChoice
          label={t('exam')}
          isCompact
          hasPlaceholder
          isRequired
          {...form.field('examId')}
          error={offered.length === 0 && !isAsking ? t('noExamOfCourse') : undefined}
          value={chosen?.id ?? ''}
          options={offered.map((one) => ({
            value: one.id,
            label: one.status === 'draft' ? t('draftOf', { exam: one.title }) : one.title,
          }))}
        />
        <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
          {t('zone', { zone: zoneText(timeZone, new Date().toISOString()) })}
        </Box>
        <WindowFields form={form} timeZone={timeZone} />
      </Barred>
    </ActDialog>
  );
}

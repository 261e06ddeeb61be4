import Box from '@mui/material/Box';
import { useState } from 'react';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useAll } from '../../lib/data/index.ts';
import { useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { AllExamsDocument } from '../../generated/exams/admin/exam-admin.ts';
import type { GroupScheduleFragment } from '../../generated/exams/admin/schedule.ts';
import { scheduleMessages } from './schedule.messages.ts';
import type { ScheduleActs } from './use-schedule-acts.ts';
import { timesOf } from './window-draft.ts';
import { WindowFields } from './WindowFields.tsx';

type Props = { readonly schedule: GroupScheduleFragment; readonly acts: ScheduleActs; readonly onClose: () => void };
const week = 7 * 86_400_000;

/** An exam for a group: which, and when. The courses that the group takes come first. */
export function ScheduleDialog({ schedule: { groupId, timeZone, courseIds, exams: present }, acts, onClose }: Props) {
  const t = useMessages(scheduleMessages);
  const [now] = useState(() => new Date().toISOString());
  const [course, setCourse] = useState('');
  const [examId, setExamId] = useState('');
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState(() => {
    const today = wallTime(now, timeZone).slice(0, 10);
    const closing = wallTime(new Date(Date.now() + week).toISOString(), timeZone).slice(0, 10);
    return { opens: `${today}T08:00`, closes: `${closing}T17:00`, locks: '' };
  });
  const courses = useAll(CourseChoicesDocument, {}, ({ allCourses }) => allCourses).data ?? [];
  const place = (id: string) => (courseIds.includes(id) ? courseIds.indexOf(id) : courseIds.length);
  const sorted = [...courses].sort((one, other) => place(one.id) - place(other.id));
  const courseId = course || (sorted[0]?.id ?? '');
  const exams = useAll(AllExamsDocument, courseId ? { filter: { courseId } } : null, ({ allExams }) => allExams);
  const taken = new Set(present.map((one) => one.examId));
  const offered = exams.isRefreshing
    ? []
    : (exams.data ?? []).filter(({ id, status }) => status !== 'retired' && !taken.has(id));
  const chosen = offered.find(({ id }) => id === examId);
  const read = timesOf(draft, timeZone);
  const submit = async () => {
    setTried(true);
    if (chosen && 'times' in read && (await acts.schedule(groupId, chosen.id, read.times))) {
      notify(t('scheduled', { exam: chosen.title }));
      onClose();
    }
  };
  const missing =
    offered.length === 0
      ? exams.isLoading || exams.isRefreshing
        ? undefined
        : t('noExamOfCourse')
      : isTried && !chosen
        ? t('missing')
        : undefined;
  return (
    <ActDialog
      title={t('scheduleExam')}
      confirm={t('scheduleExam')}
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <LabelledChoice
        label={t('course')}
        isCompact
        value={courseId}
        options={sorted.map((one) => ({ value: one.id, label: `${one.code} ${one.title}` }))}
        onChange={(value) => {
          setCourse(value);
          setExamId('');
        }}
      />
      <LabelledChoice
        label={t('exam')}
        error={missing}
        isCompact
        hasPlaceholder
        value={chosen?.id ?? ''}
        options={offered.map((one) => ({
          value: one.id,
          label: one.status === 'draft' ? t('draftOf', { exam: one.title }) : one.title,
        }))}
        onChange={setExamId}
      />
      <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>{t('zone', { zone: zoneText(timeZone, now) })}</Box>
      <WindowFields draft={draft} problems={isTried && 'problems' in read ? read.problems : {}} onChange={setDraft} />
    </ActDialog>
  );
}

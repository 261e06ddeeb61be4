import { examScheduleEvents, examScheduleIdOf } from '@paideia/events/exams/exam.events.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const day = 86_400_000;
type Closing = {
  readonly groupId: string;
  readonly examId: string;
  readonly userId?: string | null;
  readonly closesAt: string;
};
const subjectOf = ({ groupId, examId, userId }: Closing) =>
  [examScheduleIdOf(groupId, examId), ...(userId == null ? [] : [userId])].join('_');
const reminder = (closing: Closing) => ({ subject: subjectOf(closing), dueAt: later(closing.closesAt, -day) });
const close = (closing: Closing) => ({ subject: subjectOf(closing), dueAt: closing.closesAt });
const done = (closing: Closing) => ({ subject: subjectOf(closing), dueAt: null });

const command = (type: string, subject: string, closesAt: string) => {
  const [groupId, examId, userId = null] = subject.split('_');
  return { type, data: { groupId, examId, userId, closesAt } };
};

/** A day before an exam closes, for the group and for each student with a deadline of its own. */
export const examReminder = defineTimer({
  kind: 'examReminder',
  version: 2,
  events: [examScheduleEvents],
  schedule: {
    ExamScheduled: reminder,
    ExamRescheduled: reminder,
    ExamDeadlineExtended: reminder,
    ExamReminderDue: done,
  },
  fire: (subject, dueAt) => command('RemindOfExam', subject, later(dueAt, day)),
});

export const examWindowClose = defineTimer({
  kind: 'examWindowClose',
  version: 2,
  events: [examScheduleEvents],
  schedule: { ExamScheduled: close, ExamRescheduled: close, ExamDeadlineExtended: close, ExamWindowClosed: done },
  fire: (subject, dueAt) => command('CloseExamWindow', subject, dueAt),
});

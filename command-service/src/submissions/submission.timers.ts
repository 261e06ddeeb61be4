import { later } from '@paideia/events/kernel/dates.ts';
import { submissionEvents } from '@paideia/events/submissions/submission.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const day = 86_400_000;
const done = ({ submissionId }: { readonly submissionId: string }) => ({ subject: submissionId, dueAt: null });

/** A day before work closes that was opened again; at once where it is open for less than a day, of which nobody else tells the student. */
export const submissionReminder = defineTimer({
  kind: 'submissionReminder',
  events: [submissionEvents],
  schedule: {
    SubmissionReopened: ({ submissionId, until }) => ({ subject: submissionId, dueAt: later(until, -day) }),
    AssignmentSubmitted: done,
    SubmissionGraded: done,
    SubmissionRegraded: done,
    SubmissionReminderDue: done,
  },
  fire: (submissionId, dueAt) => {
    const [assignmentId, userId] = submissionId.split('_');
    return { type: 'RemindOfSubmission', data: { assignmentId, userId, until: later(dueAt, day) } };
  },
});

import { assignmentEvents } from '@paideia/events/assignments/assignment.events.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const day = 86_400_000;
type Set = { readonly assignmentId: string; readonly dueAt: string };
const reminder = ({ assignmentId, dueAt }: Set) => ({ subject: assignmentId, dueAt: later(dueAt, -day) });

/** A day before an assignment is due. */
export const assignmentReminder = defineTimer({
  kind: 'assignmentReminder',
  events: [assignmentEvents],
  schedule: {
    AssignmentDefined: reminder,
    AssignmentDueDateChanged: reminder,
    AssignmentReminderDue: ({ assignmentId }) => ({ subject: assignmentId, dueAt: null }),
  },
  fire: (assignmentId, dueAt) => ({ type: 'RemindOfAssignment', data: { assignmentId, dueAt: later(dueAt, day) } }),
});

import { defineMessages } from './messages.ts';

/** What fixed values are called that several slices have. */
export const commonValues = defineMessages({
  yes: { id: 'audit.value.yes', defaultMessage: 'yes', description: 'A value of an event: yes' },
  no: { id: 'audit.value.no', defaultMessage: 'no', description: 'A value of an event: no' },
  excused: { id: 'audit.value.excused', defaultMessage: 'excused', description: 'A value of an event: excused' },
  withdrawn: {
    id: 'audit.value.withdrawn',
    defaultMessage: 'withdrawn',
    description: 'A value of an event: withdrawn',
  },
  active: { id: 'audit.value.active', defaultMessage: 'active', description: 'A value of an event: active' },
  completed: {
    id: 'audit.value.completed',
    defaultMessage: 'completed',
    description: 'A value of an event: completed',
  },
  open: { id: 'audit.value.open', defaultMessage: 'open', description: 'A value of an event: open' },
  closed: { id: 'audit.value.closed', defaultMessage: 'closed', description: 'A value of an event: closed' },
  queued: { id: 'audit.value.queued', defaultMessage: 'waiting', description: 'A value of an event: queued' },
  failed: { id: 'audit.value.failed', defaultMessage: 'failed', description: 'A value of an event: failed' },
  abandoned: { id: 'audit.value.abandoned', defaultMessage: 'given up', description: 'A value of an event: abandoned' },
  user: { id: 'audit.value.user', defaultMessage: 'user', description: 'A value of an event: user' },
  admin: { id: 'audit.value.admin', defaultMessage: 'admin', description: 'A value of an event: admin' },
  leaveSubmitted: {
    id: 'audit.value.leaveSubmitted',
    defaultMessage: 'a leave request was submitted',
    description: 'A value of an event: leaveSubmitted',
  },
  leaveUpdated: {
    id: 'audit.value.leaveUpdated',
    defaultMessage: 'a leave request was decided',
    description: 'A value of an event: leaveUpdated',
  },
  other: { id: 'audit.value.other', defaultMessage: 'other', description: 'A value of an event: other' },
  invoiceIssued: {
    id: 'audit.value.invoiceIssued',
    defaultMessage: 'an invoice was issued',
    description: 'A value of an event: invoiceIssued',
  },
  receipt: { id: 'audit.value.receipt', defaultMessage: 'a receipt', description: 'A value of an event: receipt' },
  timeLimit: {
    id: 'audit.value.timeLimit',
    defaultMessage: 'the time was over',
    description: 'A value of an event: timeLimit',
  },
  graded: { id: 'audit.value.graded', defaultMessage: 'graded', description: 'A value of an event: graded' },
  submitted: {
    id: 'audit.value.submitted',
    defaultMessage: 'handed in',
    description: 'A value of an event: submitted',
  },
  completion: {
    id: 'audit.value.completion',
    defaultMessage: 'completion',
    description: 'A value of an event: completion',
  },
  examReminder: {
    id: 'audit.value.examReminder',
    defaultMessage: 'an exam closes soon',
    description: 'A value of an event: examReminder',
  },
});

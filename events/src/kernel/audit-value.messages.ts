import { defineMessages } from './messages.ts';

/** What fixed values are called that several slices have. */
export const commonValues = defineMessages('audit.value', {
  yes: ['yes', 'A value of an event: yes'],
  no: ['no', 'A value of an event: no'],
  excused: ['excused', 'A value of an event: excused'],
  withdrawn: ['withdrawn', 'A value of an event: withdrawn'],
  active: ['active', 'A value of an event: active'],
  completed: ['completed', 'A value of an event: completed'],
  open: ['open', 'A value of an event: open'],
  closed: ['closed', 'A value of an event: closed'],
  queued: ['waiting', 'A value of an event: queued'],
  failed: ['failed', 'A value of an event: failed'],
  abandoned: ['given up', 'A value of an event: abandoned'],
  user: ['user', 'A value of an event: user'],
  admin: ['admin', 'A value of an event: admin'],
  leaveSubmitted: ['a leave request was submitted', 'A value of an event: leaveSubmitted'],
  leaveUpdated: ['a leave request was decided', 'A value of an event: leaveUpdated'],
  other: ['other', 'A value of an event: other'],
  invoiceIssued: ['an invoice was issued', 'A value of an event: invoiceIssued'],
  receipt: ['a receipt', 'A value of an event: receipt'],
  timeLimit: ['the time was over', 'A value of an event: timeLimit'],
  graded: ['graded', 'A value of an event: graded'],
  submitted: ['handed in', 'A value of an event: submitted'],
  completion: ['completion', 'A value of an event: completion'],
  examReminder: ['an exam closes soon', 'A value of an event: examReminder'],
});

import { list, nothing, type Row } from '../../row.ts';
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  allAuditEvents: list(readsSystemLog),
  AuditEvent: {
    rule: readsSystemLog,
    ...nothing,
    isAbsent: true,
    args: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
  },
  auditCategories: { rule: readsSystemLog, ...nothing },
  logitActions: { rule: readsSystemLog, ...nothing },
  eventTimeline: { rule: readsSystemLog, ...nothing, args: ({ leaveId }) => ({ stream: `leaveRequest-${leaveId}` }) },
  stateAt: { rule: readsSystemLog, ...nothing, args: ({ leaveId }) => ({ stream: `leaveRequest-${leaveId}` }) },
};

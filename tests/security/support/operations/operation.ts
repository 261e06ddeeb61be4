// Operations of the log, the letters, erasures and what keeps the services going.
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';
import { mailPermissions, readsMails } from '@paideia/events/mails/mail.permissions.ts';
import { erasurePermissions, erases } from '@paideia/events/erasures/erasure.permissions.ts';
import {
  operates,
  replayPermissions,
  verificationPermissions,
} from '@paideia/events/operations/operation.permissions.ts';
import { list, nothing, own, reason, type Row } from './row.ts';

export const queries: Readonly<Record<string, Row>> = {
  allAuditEvents: list(readsSystemLog),
  AuditEvent: {
    rule: readsSystemLog,
    ...nothing,
    isAbsent: true,
    args: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
  },
  auditCategories: { rule: readsSystemLog, ...nothing },
  eventTimeline: { rule: readsSystemLog, ...nothing, args: ({ leaveId }) => ({ stream: `leaveRequest-${leaveId}` }) },
  stateAt: { rule: readsSystemLog, ...nothing, args: ({ leaveId }) => ({ stream: `leaveRequest-${leaveId}` }) },
  allLogits: list(readsSystemLog),
  Logit: { rule: readsSystemLog, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
  allMails: list(readsMails),
  Mail: { rule: readsMails, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
  ownErasureRequest: { ...own, note: 'the own one' },
  openErasures: { rule: erases, ...nothing },
  erasure: { rule: erases, ...nothing, args: ({ userId }) => ({ userId }), isAbsent: true },
  checkpoints: { rule: operates, ...nothing },
  replays: { rule: operates, ...nothing },
  operations: { rule: operates, ...nothing },
};

export const mutations: Readonly<Record<string, Row>> = {
  requestErasure: {
    rule: erasurePermissions.RequestErasure,
    about: 'self',
    args: () => ({ reason }),
    note: 'of the own data',
  },
  withdrawErasureRequest: { rule: erasurePermissions.WithdrawErasureRequest, about: 'self', note: 'the own one' },
  eraseUser: {
    rule: erasurePermissions.EraseUser,
    ...nothing,
    args: ({ userId }) => ({ _id: userId, name: 'not the name' }),
  },
  retryMail: {
    rule: mailPermissions.RetryEmailNow,
    ...nothing,
    isAbsent: true,
    args: () => ({ emailId: 'f'.repeat(24) }),
  },
  startReplay: {
    rule: replayPermissions.StartReplay,
    ...nothing,
    isAbsent: true,
    args: () => ({ projectionName: 'nothing' }),
  },
  cancelReplay: {
    rule: replayPermissions.CancelReplay,
    ...nothing,
    isAbsent: true,
    args: () => ({ projectionName: 'nothing' }),
  },
  startVerification: { rule: verificationPermissions.StartVerification, ...nothing },
  cancelVerification: { rule: verificationPermissions.CancelVerification, ...nothing },
  retryParkedReactions: { rule: verificationPermissions.StartVerification, ...nothing },
  resumeReactions: { rule: verificationPermissions.StartVerification, ...nothing },
};

import { nothing, type Row } from '../../row.ts';
import {
  operates,
  replayPermissions,
  verificationPermissions,
} from '@paideia/events/operations/operation.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  checkpoints: { rule: operates, ...nothing },
  replays: { rule: operates, ...nothing },
  operations: { rule: operates, ...nothing },
};
export const mutations: Readonly<Record<string, Row>> = {
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

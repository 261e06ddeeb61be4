import { nothing, reason, type Row } from '../../row.ts';
import { impersonationPermissions } from '@paideia/events/impersonations/impersonation.permissions.ts';
import type { Rule } from '@paideia/events/kernel/permission.ts';

const acts: Rule = (who) => who !== undefined && who !== 'system' && who.impersonatorId !== undefined;

export const mutations: Readonly<Record<string, Row>> = {
  impersonateUser: {
    rule: impersonationPermissions.StartImpersonation,
    ...nothing,
    args: (of) => ({ userId: of.userId, reason }),
  },
  stopImpersonating: { rule: acts, ...nothing },
  setImpersonationWriting: { rule: acts, ...nothing, args: () => ({ isWritable: false }) },
};

import { ofPerson, ofRegion, reason, type Row } from '../../row.ts';
import { excusedWorkPermissions, readsGradebook } from '@paideia/events/gradebook/gradebook.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  gradebook: ofRegion(readsGradebook, ({ groupId }) => ({ groupId })),
};
type Of = { readonly userId: string; readonly groupId: string; readonly examId: string };
const work = ({ userId, groupId, examId }: Of) => ({ userId, groupId, kind: 'exam', workId: examId, reason });
export const mutations: Readonly<Record<string, Row>> = {
  excuseWork: ofPerson(excusedWorkPermissions.ExcuseWork, work),
  withdrawWorkExcuse: ofPerson(excusedWorkPermissions.WithdrawWorkExcuse, work),
};

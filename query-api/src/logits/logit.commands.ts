import type { CommandData } from '../kernel/graphql/command-fields.ts';
import { newId } from '@paideia/events/kernel/new-ids.ts';

/** The data of `RecordLogit` for what the server itself notes about somebody. */
export const auditEntry = (userId: string, action: string, payload: object = {}): CommandData<'RecordLogit'> => ({
  logitId: newId(),
  day: undefined,
  userId,
  action,
  type: 'AUDIT',
  payload: { ...payload },
});

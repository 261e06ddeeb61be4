import type { CommandInput } from '@paideia/events/commands.ts';
import { newId } from '../kernel/graphql/new-id.ts';

/** The data of `RecordLogit` for what the server itself notes about somebody. */
export const auditEntry = (userId: string, action: string, payload: object = {}): CommandInput<'RecordLogit'> => ({
  logitId: newId(),
  userId,
  action,
  type: 'AUDIT',
  payload: { ...payload },
});

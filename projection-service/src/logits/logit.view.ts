import { group } from '@paideia/documents/port.ts';

/** One line of the activity log: sign-ins, course activity, errors of the front end. */
export type LogitView = {
  readonly _id: string;
  readonly at: string;
  readonly userId: string | null;
  readonly actorId: string | null;
  readonly impersonatedUserId: string | null;
  readonly action: string;
  readonly type: 'ACTIVITY' | 'ERROR' | 'AUDIT';
  /** JSON of what the sender sent: anybody's names of fields, `$where` among them, are no fields of a document. */
  readonly payload: string;
  readonly channel: string;
};
export const logitsGroup = group('logits', 2);
export const logits = logitsGroup.collection<LogitView>('logits', {
  indexes: { byTime: ['at'], byType: ['type', 'at'], byUser: ['userId', 'at'], byAction: ['action', 'at'] },
  search: ['action'],
});

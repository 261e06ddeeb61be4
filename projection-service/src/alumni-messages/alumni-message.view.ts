import { group } from '@paideia/documents/port.ts';

/** What somebody wrote on the alumni pages; it is null once it was erased. */
type AlumniMessageView = {
  readonly _id: string;
  readonly senderId: string;
  /** Null: the alumni department, whose messages count for no day. */
  readonly recipientId: string | null;
  readonly message: string | null;
  /** In the sender's region. */
  readonly day: string | null;
  readonly sentAt: string;
};
export const alumniMessagesGroup = group('alumniMessages', 1);
export const alumniMessages = alumniMessagesGroup.collection<AlumniMessageView>('alumniMessages', {
  indexes: { byDay: ['senderId', 'day'], bySender: ['senderId', 'sentAt'] },
});

import { group } from '@paideia/documents/port.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';

/** What became of one letter. What it says is not kept here. */
export type MailView = {
  readonly _id: string;
  readonly _revision: number;
  readonly userId: string;
  readonly template: MailTemplate;
  /** Null after the person whom the letter is about was erased. */
  readonly to: string | null;
  readonly status: 'sending' | 'waiting' | 'sent' | 'abandoned';
  readonly attempt: number;
  /** What the mail server said of the last try that failed. */
  readonly error: string | null;
  readonly nextTryAt: string | null;
  readonly queuedAt: string;
  readonly updatedAt: string;
};
export const mailsGroup = group('mails', 1);
export const mails = mailsGroup.collection<MailView>('mails', {
  indexes: {
    byTime: ['queuedAt'],
    byStatus: ['status', 'queuedAt'],
    byTemplate: ['template', 'queuedAt'],
    byUser: ['userId', 'queuedAt'],
  },
});

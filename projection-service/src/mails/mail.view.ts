import { group } from '@paideia/documents/port.ts';
import type { DeclineReason, DeliveryKind, HoldReason } from '@paideia/events/mails/mail.events.ts';

/** What became of one letter, or of one notification inside the product. What it says is not kept here. */
export type MailView = {
  readonly _id: string;
  readonly _revision: number;
  readonly channel: 'email' | 'inApp';
  readonly userId: string;
  readonly template: DeliveryKind;
  /** The address of a letter; null after the person to whom it went, or whom it is about, was erased. */
  readonly to: string | null;
  readonly status: 'sending' | 'held' | 'waiting' | 'sent' | 'digested' | 'declined' | 'abandoned';
  readonly attempt: number;
  /** It is what the mail server said of the last try that failed. */
  readonly error: string | null;
  /** It says why it is held or was not sent. */
  readonly reason: HoldReason | DeclineReason | null;
  /** It is the time of the next try, or until when it is held. */
  readonly nextTryAt: string | null;
  readonly queuedAt: string;
  readonly updatedAt: string;
};
export const mailsGroup = group('mails', 3);
export const mails = mailsGroup.collection<MailView>('mails', {
  indexes: {
    byTime: ['queuedAt'],
    byStatus: ['status', 'queuedAt'],
    byTemplate: ['template', 'queuedAt'],
    byChannel: ['channel', 'queuedAt'],
    byUser: ['userId', 'channel', 'queuedAt'],
  },
});

import { mailExportMessages as texts } from '@paideia/events/mails/mail.messages.ts';
import { mails } from '@paideia/projection-service/mails/mail.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

/** Notifications are a part of their own. */
export const mailExport: ExportPart = {
  key: 'letters',
  title: texts.letters,
  about: texts['letters.about'],
  items: own(mails, (userId) => ({ where: { userId, channel: 'email' as const } }), [
    'channel',
    'error',
    'reason',
    'nextTryAt',
    'attempt',
  ]),
};

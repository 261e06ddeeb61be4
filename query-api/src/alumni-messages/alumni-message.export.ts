import { alumniMessageExportMessages as texts } from '@paideia/events/alumni-messages/alumni-message.messages.ts';
import { alumniMessages } from '@paideia/projection-service/alumni-messages/alumni-message.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

/** What somebody wrote; what others wrote to the person is theirs. */
export const alumniMessageExport: ExportPart = {
  key: 'alumniMessages',
  title: texts.alumniMessages,
  about: texts['alumniMessages.about'],
  items: own(alumniMessages, (senderId) => ({ where: { senderId }, sort: { field: 'sentAt' } }), ['senderId']),
};

import {
  alumniMessageQuotaEvents,
  type AlumniMessageQuotaEvent,
} from '@paideia/events/alumni-messages/alumni-message.events.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { alumniMessages, alumniMessagesGroup } from './alumni-message.view.ts';

export const alumniMessageProjection = defineProjection<AlumniMessageQuotaEvent>({
  group: alumniMessagesGroup,
  collections: collectionsOf(alumniMessages),
  events: [alumniMessageQuotaEvents],
  on: {
    AlumniMessageSent: ({ messageId, senderId, recipientId, text, day }, { at }) =>
      put(alumniMessages, messageId, { _id: messageId, senderId, recipientId, message: text, day, sentAt: at }),
    AlumniDepartmentContacted: ({ messageId, senderId, text }, { at }) =>
      put(alumniMessages, messageId, {
        _id: messageId,
        senderId,
        recipientId: null,
        message: text,
        day: null,
        sentAt: at,
      }),
  },
});

import { requestFormEvents, requestFormStream } from '@paideia/events/request-forms/request-form.events.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import { defineReaction } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';
import { requestForm } from './request-form.decider.ts';

/** Who asked is told of an answer, inside the product and by a letter. */
export const requestNotices = defineReaction({
  name: 'request-notices',
  from: 'now',
  events: [requestFormEvents],
  on: {
    RequestAnswered: async ({ requestId, userId, text, by }, occurred, ask) => {
      if (by === userId) return [];
      const key = 'requestAnswered';
      const { subject } = await ask.state(requestForm, requestFormStream(requestId));
      const link = notificationLink(key, { requestId });
      return [
        notification({ userId, key, params: { requestId } }, occurred),
        ...letterTo(
          await personOf(ask, userId),
          {
            template: key,
            subjectId: userId,
            replyTo: null,
            params: { request: subject ?? '', answer: text ?? '' },
            link,
          },
          occurred,
        ),
      ];
    },
  },
});

import { alumniMessageQuotaEvents } from '@paideia/events/alumni-messages/alumni-message.events.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { departmentOf } from './alumni-department.facts.ts';

/** The recipient answers the sender directly, and the department gets a copy. Nobody is told whether a letter arrived. */
export const alumniLetters = defineReaction({
  name: 'alumni-letters',
  from: 'now',
  events: [alumniMessageQuotaEvents],
  partition: ofStream,
  on: {
    AlumniMessageSent: async ({ senderId, recipientId, text }, occurred, ask) => {
      const [sender, recipient, departmentId] = await Promise.all([
        personOf(ask, senderId),
        personOf(ask, recipientId),
        departmentOf(ask),
      ]);
      const params = { sender: sender.name, senderEmail: sender.email ?? '', text: text ?? '' };
      const letter = { subjectId: senderId, replyTo: sender.email, link: null };
      return [
        ...letterTo(recipient, { ...letter, template: 'alumniMessage', params }, occurred),
        ...(departmentId === undefined
          ? []
          : letterTo(
              await personOf(ask, departmentId),
              { ...letter, template: 'alumniMessageCopy', params: { ...params, recipient: recipient.name } },
              occurred,
            )),
      ];
    },
    AlumniDepartmentContacted: async ({ senderId, text }, occurred, ask) => {
      const departmentId = await departmentOf(ask);
      if (departmentId === undefined) return [];
      const [sender, department] = await Promise.all([personOf(ask, senderId), personOf(ask, departmentId)]);
      return letterTo(
        department,
        {
          template: 'alumniDepartment',
          subjectId: senderId,
          replyTo: sender.email,
          params: { sender: sender.name, senderEmail: sender.email ?? '', text: text ?? '' },
          link: null,
        },
        occurred,
      );
    },
  },
});

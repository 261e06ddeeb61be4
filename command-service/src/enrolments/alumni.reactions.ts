import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';

/** A graduate comes into the places among alumni that the graduation names, and is welcomed by a letter; who graduated by mistake leaves just these. */
export const alumniOfGraduation = defineReaction({
  name: 'alumni-of-graduation',
  from: 'now',
  events: [enrolmentEvents],
  partition: ofStream,
  on: {
    StudentGraduated: async ({ userId, gradYear, alumniRegionIds, alumniGroupIds }, occurred, ask) => [
      ...alumniRegionIds.map((regionId) => ({ type: 'AddUserRegion', data: { userId, regionId }, key: regionId })),
      ...alumniGroupIds.map((groupId) => ({ type: 'EnrolStudent', data: { groupId, userId }, key: groupId })),
      ...letterTo(
        await personOf(ask, userId),
        {
          template: 'alumniWelcome',
          subjectId: userId,
          replyTo: null,
          params: { gradYear: String(gradYear) },
          link: '/alumni',
        },
        occurred,
      ),
    ],
    GraduationUndone: async ({ userId, date, reason, alumniRegionIds, alumniGroupIds }) => [
      ...alumniGroupIds.map((groupId) => ({
        type: 'WithdrawStudent',
        data: { groupId, userId, date, reason: reason ?? '–' },
        key: groupId,
      })),
      ...alumniRegionIds.map((regionId) => ({ type: 'RemoveUserRegion', data: { userId, regionId }, key: regionId })),
    ],
  },
});

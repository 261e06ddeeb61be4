import { userProfileEvents, userProfileStream } from '@paideia/events/profiles/profile.events.ts';
import { every } from '@paideia/documents/every.ts';
import { fileFacts } from '../files/file.facts.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { userProfile } from './user-profile.decider.ts';

/** Of the pictures that a person sent, those go that the profile does not name any more, or never did. */
export const profilePictureCleanup = defineReaction({
  name: 'profilePictureCleanup',
  from: 'beginning',
  events: [userProfileEvents],
  partition: ofStream,
  on: {
    async UserProfileUpdated({ userId, changed }, _, ask) {
      if (changed.cloudinaryId === undefined) return [];
      const { fields } = await ask.state(userProfile, userProfileStream(userId));
      const sent = await every(ask.table(fileFacts), { where: { ownerId: userId, status: 'stored' } });
      return sent
        .filter(({ purpose, fileId }) => purpose === 'profilePicture' && fileId !== fields.cloudinaryId)
        .map(({ fileId }) => ({ type: 'RemoveFile', data: { fileId }, key: fileId }));
    },
  },
});

import { defineMessages } from '../kernel/messages.ts';

/** Why a video is not listed for the alumni. */
export const alumniVideoMessages = defineMessages('alumniVideo', {
  notUploaded: ['This video has not been uploaded for the alumni.', 'It is not there yet, or is for a lesson'],
  categoryUnknown: ['This category of videos is not there any more.', 'Somebody has deleted it meanwhile'],
});

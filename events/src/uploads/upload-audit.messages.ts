import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const uploadCategories = defineMessages({
  videoUpload: {
    id: 'auditLog.category.videoUpload',
    defaultMessage: 'Video upload',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type. */
export const uploadSentences = defineMessages({
  VideoUploadRequested: {
    id: 'audit.VideoUploadRequested',
    defaultMessage: '{actor} began to upload the video “{name}”',
    description: 'A video is on its way',
  },
  VideoUploadCompleted: {
    id: 'audit.VideoUploadCompleted',
    defaultMessage: 'The video “{name}” was uploaded',
    description: 'It arrived whole',
  },
  VideoUploadAborted: {
    id: 'audit.VideoUploadAborted',
    defaultMessage: '{actor} canceled the upload of the video “{name}”',
    description: 'An upload was ended by who began it',
  },
  VideoUploadFailed: {
    id: 'audit.VideoUploadFailed',
    defaultMessage: 'The upload of the video “{name}” failed',
    description: 'Too late, or no video',
  },
  VideoRemoved: {
    id: 'audit.VideoRemoved',
    defaultMessage: 'The video “{name}” was removed',
    description: 'For good, by somebody or with its lesson, or because another took its place',
  },
  VideoSubtitlesSet: {
    id: 'audit.VideoSubtitlesSet',
    defaultMessage: '{actor} added subtitles to the video “{name}”',
    description: 'What is said in a video, in one language',
  },
  VideoSubtitlesRemoved: {
    id: 'audit.VideoSubtitlesRemoved',
    defaultMessage: '{actor} removed subtitles from the video “{name}”',
    description: 'What was said in a video, in one language',
  },
});

/** What the fields are called. */
export const uploadAuditFields = defineMessages({
  itemType: {
    id: 'audit.field.itemType',
    defaultMessage: 'Kind',
    description: 'A field of an event: itemType, what a video is for',
  },
  size: { id: 'audit.field.size', defaultMessage: 'Bytes', description: 'A field of an event: size' },
});

/** What the fixed values are called. */
export const uploadAuditValues = defineMessages({
  lesson: {
    id: 'audit.value.lesson',
    defaultMessage: 'video of a lesson',
    description: 'A value of an event: lesson, what a video is for',
  },
  alumniVideo: {
    id: 'audit.value.alumniVideo',
    defaultMessage: 'video for alumni',
    description: 'A value of an event: alumniVideo, what a video is for',
  },
  expired: {
    id: 'audit.value.expired',
    defaultMessage: 'not completed in time',
    description: 'A value of an event: expired',
  },
  wrongType: {
    id: 'audit.value.wrongType',
    defaultMessage: 'another kind of file',
    description: 'A value of an event: wrongType',
  },
  wrongSize: {
    id: 'audit.value.wrongSize',
    defaultMessage: 'more or fewer bytes than were said',
    description: 'A value of an event: wrongSize',
  },
  unsafe: {
    id: 'audit.value.unsafe',
    defaultMessage: 'a file that can do harm',
    description: 'A value of an event: unsafe, such as an archive that unpacks without end',
  },
});

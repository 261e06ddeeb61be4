import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const uploadCategories = defineMessages('auditLog.category', {
  videoUpload: ['Video upload', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const uploadSentences = defineMessages('audit', {
  VideoUploadRequested: ['{actor} began to upload the video “{name}”', 'A video is on its way'],
  VideoUploadCompleted: ['The video “{name}” was uploaded', 'It arrived whole'],
  VideoUploadAborted: ['{actor} canceled the upload of the video “{name}”', 'An upload was ended by who began it'],
  VideoUploadFailed: ['The upload of the video “{name}” failed', 'Too late, or no video'],
  VideoRemoved: [
    'The video “{name}” was removed',
    'For good, by somebody or with its lesson, or because another took its place',
  ],
  VideoSubtitlesSet: ['{actor} added subtitles to the video “{name}”', 'What is said in a video, in one language'],
  VideoSubtitlesRemoved: [
    '{actor} removed subtitles from the video “{name}”',
    'What was said in a video, in one language',
  ],
});

/** The log calls the fields so. */
export const uploadAuditFields = defineMessages('audit.field', {
  itemType: ['Kind', 'A field of an event: itemType, what a video is for'],
});

/** The log calls the fixed values so. */
export const uploadAuditValues = defineMessages('audit.value', {
  lesson: ['video of a lesson', 'A value of an event: lesson, what a video is for'],
  alumniVideo: ['video for alumni', 'A value of an event: alumniVideo, what a video is for'],
  expired: ['not completed in time', 'A value of an event: expired'],
  wrongType: ['another kind of file', 'A value of an event: wrongType'],
  wrongSize: ['more or fewer bytes than were said', 'A value of an event: wrongSize'],
  unsafe: ['a file that can do harm', 'A value of an event: unsafe, such as an archive that unpacks without end'],
});

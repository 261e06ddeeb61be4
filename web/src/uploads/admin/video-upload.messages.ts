import { defineMessages } from '../../lib/i18n/index.ts';

export const videoUploadMessages = defineMessages({
  title: { id: 'videoUpload.title', defaultMessage: 'Video', description: 'Heading.' },
  language: { id: 'videoUpload.language', defaultMessage: 'Language of the video', description: 'Field.' },
  upload: { id: 'videoUpload.upload', defaultMessage: 'Upload a video', description: 'Button.' },
  none: { id: 'videoUpload.none', defaultMessage: 'No video yet.', description: 'In place of a list of videos.' },
  uploaded: { id: 'videoUpload.uploaded', defaultMessage: '{language}, {size} MB', description: 'A video of a list.' },
  watch: { id: 'videoUpload.watch', defaultMessage: 'Watch', description: 'Button that shows the player.' },
  hide: { id: 'videoUpload.hide', defaultMessage: 'Hide', description: 'Button that takes the player away.' },
});

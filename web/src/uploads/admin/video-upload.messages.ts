import { defineMessages } from '../../lib/i18n/index.ts';

export const videoUploadMessages = defineMessages({
  title: { id: 'videoUpload.title', defaultMessage: 'Video', description: 'Heading.' },
  language: { id: 'videoUpload.language', defaultMessage: 'Language of the video', description: 'Field.' },
  upload: { id: 'videoUpload.upload', defaultMessage: 'Upload a video', description: 'Button.' },
});

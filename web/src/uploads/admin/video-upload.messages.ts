import { defineMessages } from '../../lib/i18n/index.ts';

export const videoUploadMessages = defineMessages({
  title: { id: 'videoUpload.title', defaultMessage: 'Video', description: 'Heading.' },
  language: { id: 'videoUpload.language', defaultMessage: 'Language of the video', description: 'Field.' },
  upload: { id: 'videoUpload.upload', defaultMessage: 'Upload a video or a sound recording', description: 'Button.' },
  none: { id: 'videoUpload.none', defaultMessage: 'No video yet.', description: 'In place of a list of videos.' },
  uploaded: { id: 'videoUpload.uploaded', defaultMessage: '{language}, {size} MB', description: 'A video of a list.' },
  watch: { id: 'videoUpload.watch', defaultMessage: 'Watch', description: 'Button that shows the player.' },
  subtitles: {
    id: 'videoUpload.subtitles',
    defaultMessage: 'Subtitles ({count})',
    description: 'Button that shows the subtitles of a video; {count}: in how many languages.',
  },
  noSubtitles: {
    id: 'videoUpload.noSubtitles',
    defaultMessage: 'No subtitles yet.',
    description: 'In place of a list of subtitles.',
  },
  subtitlesOf: {
    id: 'videoUpload.subtitlesOf',
    defaultMessage: '{language}: {name}',
    description: 'Subtitles of a list; {name} is that of the file.',
  },
  subtitlesLanguage: {
    id: 'videoUpload.subtitlesLanguage',
    defaultMessage: 'Language of the subtitles',
    description: 'Field.',
  },
  uploadSubtitles: { id: 'videoUpload.uploadSubtitles', defaultMessage: 'Upload subtitles', description: 'Button.' },
  replaceSubtitles: {
    id: 'videoUpload.replaceSubtitles',
    defaultMessage: 'Replace the subtitles',
    description: 'Button; the language has subtitles already.',
  },
  subtitlesHint: {
    id: 'videoUpload.subtitlesHint',
    defaultMessage: 'WebVTT or SubRip, 2 MB at most',
    description: 'Beside the button that chooses a file of subtitles; names of formats.',
  },
  subtitlesSaved: {
    id: 'videoUpload.subtitlesSaved',
    defaultMessage: 'Subtitles saved: {language}',
    description: 'After an upload.',
  },
  subtitlesRemoved: {
    id: 'videoUpload.subtitlesRemoved',
    defaultMessage: 'Subtitles removed: {language}',
    description: 'After a removal.',
  },
  unreadable: {
    id: 'videoUpload.unreadable',
    defaultMessage: 'This file has no subtitles in WebVTT or SubRip, or the times of a line cannot be read.',
    description: 'Why a file of subtitles is not taken; names of formats.',
  },
  notUtf8: {
    id: 'videoUpload.notUtf8',
    defaultMessage: 'This file is not in UTF-8. Save it in UTF-8 and choose it again.',
    description: 'Why a file of subtitles is not taken.',
  },
  download: { id: 'videoUpload.download', defaultMessage: 'Download', description: 'Button.' },
  downloadOf: {
    id: 'videoUpload.downloadOf',
    defaultMessage: 'Download the subtitles: {language}',
    description: 'Label of a button.',
  },
  remove: { id: 'videoUpload.remove', defaultMessage: 'Remove', description: 'Button.' },
  removeTitle: {
    id: 'videoUpload.removeTitle',
    defaultMessage: 'Remove the subtitles: {language}',
    description: 'Heading of a dialog.',
  },
  removeMeans: {
    id: 'videoUpload.removeMeans',
    defaultMessage: 'Students watch the video without them.',
    description: 'In the dialog that removes subtitles.',
  },
  removeVideo: {
    id: 'videoUpload.removeVideo',
    defaultMessage: 'Remove {title} ({language})?',
    description: 'Heading of a dialog; {title} is a video, {language} the name of its language.',
  },
  removeVideoMeans: {
    id: 'videoUpload.removeVideoMeans',
    defaultMessage:
      'The video is gone for good, with its subtitles and its qualities, for students too. What students have watched of the lesson stays noted.',
    description: 'In the dialog that removes a video.',
  },
  videoRemoved: {
    id: 'videoUpload.videoRemoved',
    defaultMessage: 'Video removed: {language}',
    description: 'After a removal.',
  },
  hide: { id: 'videoUpload.hide', defaultMessage: 'Hide', description: 'Button that takes the player away.' },
});

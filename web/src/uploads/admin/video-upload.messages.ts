import { defineMessages } from '../../lib/i18n/index.ts';

export const videoUploadMessages = defineMessages('videoUpload', {
  title: ['Video', 'Heading.'],
  language: ['Language of the video', 'Field.'],
  upload: ['Upload a video or a sound recording', 'Button.'],
  replace: ['Replace the recording', 'Button; the lesson has a video or a sound recording in that language already.'],
  replaceVideo: [
    'Replace {title} ({language})?',
    'Heading of a dialog; {title} is a video or a sound recording, {language} the name of its language.',
  ],
  replaceMeans: [
    'Once the new one is there, the present one is gone for good, with its subtitles and its qualities, for students too. What students have watched of the lesson stays noted.',
    'In the dialog that replaces a video or a sound recording.',
  ],
  none: ['No video yet.', 'In place of a list of videos.'],
  uploaded: ['{language}, {size} MB', 'A video of a list.'],
  watch: ['Watch', 'Button that shows the player.'],
  subtitles: ['Subtitles ({count})', 'Button that shows the subtitles of a video; {count}: in how many languages.'],
  noSubtitles: ['No subtitles yet.', 'In place of a list of subtitles.'],
  subtitlesOf: ['{language}: {name}', 'Subtitles of a list; {name} is that of the file.'],
  subtitlesLanguage: ['Language of the subtitles', 'Field.'],
  uploadSubtitles: ['Upload subtitles', 'Button.'],
  replaceSubtitles: ['Replace the subtitles', 'Button; the language has subtitles already.'],
  subtitlesHint: [
    'WebVTT or SubRip, 2 MB at most',
    'Beside the button that chooses a file of subtitles; names of formats.',
  ],
  subtitlesSaved: ['Subtitles saved: {language}', 'After an upload.'],
  subtitlesRemoved: ['Subtitles removed: {language}', 'After a removal.'],
  unreadable: [
    'This file has no subtitles in WebVTT or SubRip, or the times of a line cannot be read.',
    'Why a file of subtitles is not taken; names of formats.',
  ],
  notUtf8: [
    'This file is not in UTF-8. Save it in UTF-8 and choose it again.',
    'Why a file of subtitles is not taken.',
  ],
  download: ['Download', 'Button.'],
  downloadOf: ['Download the subtitles: {language}', 'Label of a button.'],
  remove: ['Remove', 'Button.'],
  removeTitle: ['Remove the subtitles: {language}', 'Heading of a dialog.'],
  removeMeans: ['Students watch the video without them.', 'In the dialog that removes subtitles.'],
  removeVideo: [
    'Remove {title} ({language})?',
    'Heading of a dialog; {title} is a video, {language} the name of its language.',
  ],
  removeVideoMeans: [
    'The video is gone for good, with its subtitles and its qualities, for students too. What students have watched of the lesson stays noted.',
    'In the dialog that removes a video.',
  ],
  videoRemoved: ['Video removed: {language}', 'After a removal.'],
  hide: ['Hide', 'Button that takes the player away.'],
});

import { defineMessages } from '../../lib/i18n/index.ts';

export const courseFilesMessages = defineMessages({
  outlines: {
    id: 'courseFiles.outlines',
    defaultMessage: 'Outlines',
    description: 'Heading: files that tell what a course is about, one in a language.',
  },
  outlinesHint: {
    id: 'courseFiles.outlinesHint',
    defaultMessage: 'Students read the one in their language, else the English one.',
    description: 'Below the heading of the outlines.',
  },
  language: { id: 'courseFiles.language', defaultMessage: 'Language of the outline', description: 'Field.' },
  chooseOutline: { id: 'courseFiles.chooseOutline', defaultMessage: 'Choose an outline', description: 'Button.' },
  replaceOutline: {
    id: 'courseFiles.replaceOutline',
    defaultMessage: 'Replace the outline',
    description: 'Button, when there is one in the chosen language.',
  },
  downloads: { id: 'courseFiles.downloads', defaultMessage: 'Files to download', description: 'Heading.' },
  downloadsHint: {
    id: 'courseFiles.downloadsHint',
    defaultMessage: 'Students of the course may download them, in this order.',
    description: 'Below the heading of the files to download.',
  },
  chooseFiles: { id: 'courseFiles.chooseFiles', defaultMessage: 'Choose files', description: 'Button.' },
  replace: { id: 'courseFiles.replace', defaultMessage: 'Replace {name}', description: 'Button of a file.' },
  remove: { id: 'courseFiles.remove', defaultMessage: 'Remove {name}', description: 'Button of a file or an outline.' },
  removeMeans: {
    id: 'courseFiles.removeMeans',
    defaultMessage: 'It is gone for good, for students too.',
    description: 'In the question before a file is removed.',
  },
  outlineName: {
    id: 'courseFiles.outlineName',
    defaultMessage: 'Outline ({language})',
    description: 'What an outline is called; {language} is the name of a language.',
  },
  image: { id: 'courseFiles.image', defaultMessage: 'Course picture', description: 'Heading.' },
  imageHint: {
    id: 'courseFiles.imageHint',
    defaultMessage: 'Students see it beside the course. Without one, they see its code.',
    description: 'Below the heading of the picture.',
  },
  alt: {
    id: 'courseFiles.alt',
    defaultMessage: 'What the picture shows',
    description: 'Field: a description of the picture of a course.',
  },
  altHint: {
    id: 'courseFiles.altHint',
    defaultMessage: 'It is read to those who cannot see it.',
    description: 'Below the field that describes a picture.',
  },
  chooseImage: { id: 'courseFiles.chooseImage', defaultMessage: 'Choose a picture', description: 'Button.' },
  replaceImage: { id: 'courseFiles.replaceImage', defaultMessage: 'Choose another picture', description: 'Button.' },
  removeImage: { id: 'courseFiles.removeImage', defaultMessage: 'Remove the picture', description: 'Button.' },
  removeImageTitle: {
    id: 'courseFiles.removeImageTitle',
    defaultMessage: 'Remove the picture of the course?',
    description: 'Title of a question.',
  },
  saved: { id: 'courseFiles.saved', defaultMessage: 'The files of the course are saved', description: 'Notice.' },
  sending: {
    id: 'courseFiles.sending',
    defaultMessage: 'Sending {name} ({place} of {count})',
    description: 'While files are on their way.',
  },
});

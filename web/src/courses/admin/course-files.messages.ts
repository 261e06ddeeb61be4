import { defineMessages } from '../../lib/i18n/index.ts';

export const courseFilesMessages = defineMessages('courseFiles', {
  outlines: ['Outlines', 'Heading: files that tell what a course is about, one in a language.'],
  outlinesHint: [
    'Students read the one in their language, else the English one.',
    'Below the heading of the outlines.',
  ],
  language: ['Language of the outline', 'Field.'],
  chooseOutline: ['Choose an outline', 'Button.'],
  replaceOutline: ['Replace the outline', 'Button, when there is one in the chosen language.'],
  downloads: ['Files to download', 'Heading.'],
  downloadsHint: [
    'Students of the course may download them, in this order.',
    'Below the heading of the files to download.',
  ],
  chooseFiles: ['Choose files', 'Button.'],
  replace: ['Replace {name}', 'Button of a file.'],
  remove: ['Remove {name}', 'Button of a file or an outline.'],
  removeMeans: ['It is gone for good, for students too.', 'In the question before a file is removed.'],
  outlineName: ['Outline ({language})', 'What an outline is called; {language} is the name of a language.'],
  image: ['Course picture', 'Heading.'],
  imageHint: [
    'Students see it beside the course. Without one, they see its code.',
    'Below the heading of the picture.',
  ],
  alt: ['What the picture shows', 'Field: a description of the picture of a course.'],
  altHint: ['It is read to those who cannot see it.', 'Below the field that describes a picture.'],
  chooseImage: ['Choose a picture', 'Button.'],
  replaceImage: ['Choose another picture', 'Button.'],
  removeImage: ['Remove the picture', 'Button.'],
  removeImageTitle: ['Remove the picture of the course?', 'Title of a question.'],
  saved: ['The files of the course are saved', 'Notice.'],
});

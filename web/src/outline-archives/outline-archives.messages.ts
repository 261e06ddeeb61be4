import { defineMessages } from '../lib/i18n/index.ts';

export const outlineArchivesMessages = defineMessages('outlineArchives', {
  all: [
    'All outlines ({count}, {size})',
    'Button that saves the outlines of all courses of a group as one file; {count} is how many, {size} such as 3.2 MB.',
  ],
  progress: ['{done} of {count} outlines', 'How many outlines of courses are in the file that is being made.'],
  begun: [
    'Your browser is saving the outlines.',
    'Notice when the file with all outlines is there and its download begins.',
  ],
  failed: [
    'The outlines could not be put together. Please try again in a minute.',
    'Notice when the file with all outlines could not be made.',
  ],
});

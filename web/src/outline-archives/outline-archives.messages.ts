import { defineMessages } from '../lib/i18n/index.ts';

export const outlineArchivesMessages = defineMessages({
  all: {
    id: 'outlineArchives.all',
    defaultMessage: 'All outlines ({count}, {size})',
    description:
      'Button that saves the outlines of all courses of a group as one file; {count} is how many, {size} such as 3.2 MB.',
  },
  progress: {
    id: 'outlineArchives.progress',
    defaultMessage: '{done} of {count} outlines',
    description: 'How many outlines of courses are in the file that is being made.',
  },
  begun: {
    id: 'outlineArchives.begun',
    defaultMessage: 'Your browser is saving the outlines.',
    description: 'Notice when the file with all outlines is there and its download begins.',
  },
  failed: {
    id: 'outlineArchives.failed',
    defaultMessage: 'The outlines could not be put together. Please try again in a minute.',
    description: 'Notice when the file with all outlines could not be made.',
  },
});

import { defineMessages } from '../../lib/i18n/index.ts';

export const evaluationsAdminMessages = defineMessages('evaluationsAdmin', {
  permission: [
    'How the time logs of students were evaluated.',
    'What a permission to this list is about.',
    'individualPermissions.about.evaluations',
  ],
  timeLog: ['Open the time log', 'Link to what was evaluated.'],
});

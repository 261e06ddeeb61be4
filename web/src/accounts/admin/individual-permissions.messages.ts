import { defineMessages } from '../../lib/i18n/index.ts';

export const individualPermissionsMessages = defineMessages('individualPermissions', {
  title: ['Beside the roles', 'Heading of the part of a person’s page that gives permissions to this person alone.'],
  intro: [
    'What {name} may see or change although no role says so. A change signs {name} out everywhere.',
    'Below that heading.',
  ],
  see: ['See', 'Checkbox beside the name of a list of the console.'],
  change: ['Change', 'Checkbox beside the name of a list of the console.'],
  inOwnRegions: ['Only in the person’s own regions.', 'After what a permission means.'],
  saved: ['What {name} may do beside the roles was saved.', 'Notice.'],
});

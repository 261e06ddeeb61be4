import { defineMessages } from '../../lib/i18n/index.ts';

export const appReleasesMessages = defineMessages('appReleases', {
  versions: ['Versions of the app', 'Heading.'],
  everybody: ['For everybody', 'Whom a version of the app is for.'],
  testGroup: ['For the test group', 'Whom a version of the app is for.'],
  none: ['No version has been published yet.', 'Instead of a version.'],
  since: ['Published {when}', 'Below a version; {when} is a day.'],
  works: ['Versions before {version} do not work any more', 'Below a version of the app.'],
  publish: ['Publish a version', 'Button, and title of a dialog.'],
  publishFor: ['Publish a version: {who}', 'Label of a button, title; {who} is such as "For everybody".'],
  version: ['Version', 'Field.'],
  form: ['Numbers with dots, such as 2.4.1, newer than the last one.', 'Hint at a field.'],
  notes: ['What is new', 'Field.'],
  minimum: ['Oldest version that still works', 'Field.'],
  minimumHint: ['Empty: all versions still work.', 'Hint at a field.'],
  done: ['Version {version} is published', 'Notice.'],
});

import { defineMessages } from '../../../lib/i18n/index.ts';

export const paletteMessages = defineMessages('palette', {
  type: ['Search pages and records', 'In its empty field.'],
  results: ['Pages, records and actions', 'Label of the list below the field.'],
  searching: ['Searching', 'While the server looks.'],
  none: ['Nothing is called "{typed}".', 'Where nothing was found.'],
  found_one: ['{count} result', 'Read out while one types.'],
  found_other: ['{count} results', 'Read out while one types.'],
  own: ['My pages', 'Heading in the list.'],
  site: ['This site', 'Heading in the list.'],
  records: ['Records', 'Beside people, groups, invoices and exams that were found.'],
  recent: ['Opened lately', 'Heading in the list: records.'],
  acts: ['Actions', 'Heading in the list.'],
  lettersOff: ['Turn letter shortcuts off', 'Action: G then D and the like no longer lead anywhere.'],
  lettersOn: ['Turn letter shortcuts on', 'Action.'],
  lettersAreOff: ['Letter shortcuts are off on this device.', 'Short notice.'],
  lettersAreOn: ['Letter shortcuts are on on this device.', 'Short notice.'],
});

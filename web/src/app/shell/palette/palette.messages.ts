import { defineMessages } from '../../../lib/i18n/index.ts';

export const paletteMessages = defineMessages({
  type: { id: 'palette.type', defaultMessage: 'Search pages and records', description: 'In its empty field.' },
  results: {
    id: 'palette.results',
    defaultMessage: 'Pages, records and actions',
    description: 'Label of the list below the field.',
  },
  searching: { id: 'palette.searching', defaultMessage: 'Searching', description: 'While the server looks.' },
  none: { id: 'palette.none', defaultMessage: 'Nothing is called "{typed}".', description: 'Where nothing was found.' },
  found_one: { id: 'palette.found_one', defaultMessage: '{count} result', description: 'Read out while one types.' },
  found_other: {
    id: 'palette.found_other',
    defaultMessage: '{count} results',
    description: 'Read out while one types.',
  },
  own: { id: 'palette.own', defaultMessage: 'My pages', description: 'Heading in the list.' },
  site: { id: 'palette.site', defaultMessage: 'This site', description: 'Heading in the list.' },
  records: {
    id: 'palette.records',
    defaultMessage: 'Records',
    description: 'Beside people, groups, invoices and exams that were found.',
  },
  recent: { id: 'palette.recent', defaultMessage: 'Opened lately', description: 'Heading in the list: records.' },
  acts: { id: 'palette.acts', defaultMessage: 'Actions', description: 'Heading in the list.' },
  lettersOff: {
    id: 'palette.lettersOff',
    defaultMessage: 'Turn letter shortcuts off',
    description: 'Action: G then D and the like no longer lead anywhere.',
  },
  lettersOn: { id: 'palette.lettersOn', defaultMessage: 'Turn letter shortcuts on', description: 'Action.' },
  lettersAreOff: {
    id: 'palette.lettersAreOff',
    defaultMessage: 'Letter shortcuts are off on this device.',
    description: 'Short notice.',
  },
  lettersAreOn: {
    id: 'palette.lettersAreOn',
    defaultMessage: 'Letter shortcuts are on on this device.',
    description: 'Short notice.',
  },
});

import { defineMessages } from '../lib/i18n/index.ts';

export const alumniProfilesMessages = defineMessages({
  title: { id: 'alumniProfiles.title', defaultMessage: 'Alumni', description: 'Title of the alumni’s home.' },
  deniedTitle: {
    id: 'alumniProfiles.deniedTitle',
    defaultMessage: 'Alumni Only Access',
    description: 'Title for people who have not graduated.',
  },
  deniedText: {
    id: 'alumniProfiles.deniedText',
    defaultMessage: 'These pages open for everyone who has graduated from the second year.',
    description: 'Below that title.',
  },
  gateTitle: {
    id: 'alumniProfiles.gateTitle',
    defaultMessage: 'Your alumni profile',
    description: 'Title of the form before the first entry, and of a card.',
  },
  gateText: {
    id: 'alumniProfiles.gateText',
    defaultMessage: 'Before you enter, tell the alumni where you live now, and when and where you graduated.',
    description: 'Below that title.',
  },
  location: {
    id: 'alumniProfiles.location',
    defaultMessage: 'Where you live now',
    description: 'Label of a field: town or country.',
  },
  gradDate: { id: 'alumniProfiles.gradDate', defaultMessage: 'Date of graduation', description: 'Label of a field.' },
  gradPlace: {
    id: 'alumniProfiles.gradPlace',
    defaultMessage: 'Place of graduation',
    description: 'Label of a field.',
  },
  saved: { id: 'alumniProfiles.saved', defaultMessage: 'Your alumni profile is saved.', description: 'Short notice.' },
  news: { id: 'alumniProfiles.news', defaultMessage: 'News and updates', description: 'Title of a card.' },
  noNews: { id: 'alumniProfiles.noNews', defaultMessage: 'Nothing to show yet', description: 'In that card.' },
});

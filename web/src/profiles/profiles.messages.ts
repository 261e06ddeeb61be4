import { defineMessages } from '../lib/i18n/index.ts';

export const profilesMessages = defineMessages({
  title: { id: 'profiles.title', defaultMessage: 'Profile and settings', description: 'Title of the page.' },
  tabs: { id: 'profiles.tabs', defaultMessage: 'Parts of the profile', description: 'Label of the tabs.' },
  tabPerson: { id: 'profiles.tabPerson', defaultMessage: 'About me', description: 'Tab.' },
  tabAddresses: { id: 'profiles.tabAddresses', defaultMessage: 'Addresses', description: 'Tab.' },
  tabAccess: { id: 'profiles.tabAccess', defaultMessage: 'Sign-in', description: 'Tab: password, e-mail, sessions.' },
  tabLetters: {
    id: 'profiles.tabLetters',
    defaultMessage: 'Language and e-mails',
    description: 'Tab: language and which mails one gets.',
  },
  tabData: { id: 'profiles.tabData', defaultMessage: 'My data', description: 'Tab: export and erasure.' },
  person: { id: 'profiles.person', defaultMessage: 'About me', description: 'Heading of the form.' },
  firstName: { id: 'profiles.firstName', defaultMessage: 'First name', description: 'Label of a field.' },
  lastName: { id: 'profiles.lastName', defaultMessage: 'Last name', description: 'Label of a field.' },
  location: {
    id: 'profiles.location',
    defaultMessage: 'Location',
    description: 'Label of a field: where one lives, in one’s own words.',
  },
  url: { id: 'profiles.url', defaultMessage: 'Web address', description: 'Label of a field.' },
  homePage: { id: 'profiles.homePage', defaultMessage: 'Home page', description: 'Label of a field.' },
  social: { id: 'profiles.social', defaultMessage: 'Social media name', description: 'Label of a field.' },
  showVideo: {
    id: 'profiles.showVideo',
    defaultMessage: 'Show video',
    description: 'Box to tick: lessons with their video.',
  },
  saved: { id: 'profiles.saved', defaultMessage: 'Your profile is saved.', description: 'Short notice.' },
});

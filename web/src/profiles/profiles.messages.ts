import { defineMessages } from '../lib/i18n/index.ts';

export const profilesMessages = defineMessages('profiles', {
  title: ['Profile and settings', 'Title of the page.'],
  tabs: ['Parts of the profile', 'Label of the tabs.'],
  tabPerson: ['About me', 'Tab.'],
  tabAddresses: ['Addresses', 'Tab.'],
  tabAccess: ['Sign-in', 'Tab: password, e-mail, sessions.'],
  tabLetters: ['Language and e-mails', 'Tab: language and which mails one gets.'],
  tabData: ['My data', 'Tab: export and erasure.'],
  person: ['About me', 'Heading of the form.'],
  firstName: ['First name', 'Label of a field.'],
  lastName: ['Last name', 'Label of a field.'],
  location: ['Location', 'Label of a field: where one lives, in one’s own words.'],
  url: ['Web address', 'Label of a field.'],
  homePage: ['Home page', 'Label of a field.'],
  social: ['Social media name', 'Label of a field.'],
  showVideo: ['Show video', 'Box to tick: lessons with their video.'],
  saved: ['Your profile is saved.', 'Short notice.'],
});

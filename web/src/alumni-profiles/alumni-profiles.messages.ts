import { defineMessages } from '../lib/i18n/index.ts';

export const alumniProfilesMessages = defineMessages('alumniProfiles', {
  title: ['Alumni', 'Title of the alumni’s home.'],
  deniedTitle: ['Alumni Only Access', 'Title for people who have not graduated.'],
  deniedText: ['These pages open for everyone who has graduated from the second year.', 'Below that title.'],
  gateTitle: ['Your alumni profile', 'Title of the form before the first entry, and of a card.'],
  gateText: [
    'Before you enter, tell the alumni where you live now, and when and where you graduated.',
    'Below that title.',
  ],
  location: ['Where you live now', 'Label of a field: town or country.'],
  gradDate: ['Date of graduation', 'Label of a field.'],
  gradPlace: ['Place of graduation', 'Label of a field.'],
  saved: ['Your alumni profile is saved.', 'Short notice.'],
  news: ['News and updates', 'Title of a card.'],
  together: ['Meet and give', 'Title of a card: links to where the alumni meet and give.'],
  facebookGroup: ['Facebook group', 'Link: the group of the alumni.'],
  endowment: ['Endowment fund', 'Link: money given for good, whose yield the college uses.'],
  donation: ['Donate', 'Link: to give the college money.'],
  openLibrary: ['Open the library', 'Button: to the courses and videos for alumni.'],
  courseLibrary: ['Course library', 'Title of a card: courses for alumni.'],
  latestVideos: ['Latest videos', 'Title of a card: videos for alumni.'],
  registry: [
    'What other alumni do now, and your own ministry for them to find.',
    'In a card that leads to the list of ministries.',
  ],
  openRegistry: ['Open the registry', 'Button of that card.'],
  noNews: ['Nothing to show yet', 'In that card.'],
});

import { defineMessages } from '../kernel/messages.ts';

/** Why a profile or a choice is not saved. */
export const profileMessages = defineMessages('profile', {
  exists: ['This profile already exists.', 'It was made with another name'],
  noGroups: ['No Groups Found', 'Fixed phrase of the contract: the person is in no group'],
  notYourGroup: ['You do not belong to this group.', 'Only an own group can be selected'],
  preferenceUnknown: [
    'These messages cannot be declined.',
    'There is no such kind of message, or it is one that everybody gets',
  ],
  notYourRegion: ['You do not belong to this region.', 'Only for an own region something can be set'],
  pictureMissing: [
    'The picture has not arrived. Choose it again.',
    'A profile picture must have been sent by the person whose it is',
  ],
  quietHoursOdd: [
    'Quiet hours have a beginning and another time as their end.',
    'One of the two is missing, or both are the same',
  ],
  alumniOnly: ['Alumni Only Access', 'The person has not graduated from the second year'],
  termsOutdated: [
    'The terms have changed. Reload and read them again.',
    'Another version than the present one was accepted',
  ],
});

/** What is held on a person, as the person is handed it. */
export const profileExportMessages = defineMessages('myData', {
  profile: ['Profile', 'Heading of a part of the downloaded data'],
  'profile.about': ['What you or the office wrote about you.', 'Below the heading of a part of the downloaded data'],
  preferences: ['Preferences', 'Heading of a part of the downloaded data'],
  'preferences.about': [
    'Your language and which notices you want.',
    'Below the heading of a part of the downloaded data',
  ],
});

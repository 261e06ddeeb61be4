import { defineMessages } from '../kernel/messages.ts';

/** Why a profile or a choice is not saved. */
export const profileMessages = defineMessages({
  exists: {
    id: 'profile.exists',
    defaultMessage: 'This profile already exists.',
    description: 'It was made with another name',
  },
  noGroups: {
    id: 'profile.noGroups',
    defaultMessage: 'No Groups Found',
    description: 'Fixed phrase of the contract: the person is in no group',
  },
  notYourGroup: {
    id: 'profile.notYourGroup',
    defaultMessage: 'You do not belong to this group.',
    description: 'Only an own group can be selected',
  },
  preferenceUnknown: {
    id: 'profile.preferenceUnknown',
    defaultMessage: 'These messages cannot be declined.',
    description: 'There is no such kind of message, or it is one that everybody gets',
  },
  notYourRegion: {
    id: 'profile.notYourRegion',
    defaultMessage: 'You do not belong to this region.',
    description: 'Only for an own region something can be set',
  },
  pictureMissing: {
    id: 'profile.pictureMissing',
    defaultMessage: 'The picture has not arrived. Choose it again.',
    description: 'A profile picture must have been sent by the person whose it is',
  },
  quietHoursOdd: {
    id: 'profile.quietHoursOdd',
    defaultMessage: 'Quiet hours have a beginning and another time as their end.',
    description: 'One of the two is missing, or both are the same',
  },
  alumniOnly: {
    id: 'profile.alumniOnly',
    defaultMessage: 'Alumni Only Access',
    description: 'The person has not graduated from the second year',
  },
  termsOutdated: {
    id: 'profile.termsOutdated',
    defaultMessage: 'The terms have changed. Reload and read them again.',
    description: 'Another version than the present one was accepted',
  },
});

import { defineMessages } from '../kernel/messages.ts';

/** Why a profile or a choice is not saved. */
export const profileMessages = defineMessages({
  exists: { id: 'profile.exists', defaultMessage: 'This profile is already there.', description: 'It was made with another name' },
  noGroups: { id: 'profile.noGroups', defaultMessage: 'No Groups Found', description: 'Fixed phrase of the contract: the person is in no group' },
  notYourGroup: { id: 'profile.notYourGroup', defaultMessage: 'You do not belong to this group.', description: 'Only an own group can be selected' },
  termsOutdated: {
    id: 'profile.termsOutdated',
    defaultMessage: 'The terms have changed. Reload and read them again.',
    description: 'Another version than the present one was accepted',
  },
});

import { defineMessages } from '../kernel/messages.ts';

/** Why an enrolment is not made or changed. */
export const enrolmentMessages = defineMessages({
  groupUnknown: {
    id: 'enrolment.groupUnknown',
    defaultMessage: 'There is no such group.',
    description: 'A group that is not there',
  },
  groupArchived: {
    id: 'enrolment.groupArchived',
    defaultMessage: 'This group is archived.',
    description: 'Nobody can be enrolled any more',
  },
  userUnknown: {
    id: 'enrolment.userUnknown',
    defaultMessage: 'There is no such user.',
    description: 'An account that is not there',
  },
  userDeactivated: {
    id: 'enrolment.userDeactivated',
    defaultMessage: 'This account is deactivated.',
    description: 'Only active accounts are enrolled',
  },
  notCompleted: {
    id: 'enrolment.notCompleted',
    defaultMessage: 'This person has not completed the group.',
    description: 'Only a completion is taken back',
  },
  completed: {
    id: 'enrolment.completed',
    defaultMessage: 'This person has already completed the group.',
    description: 'There is one membership a person and group',
  },
  notActive: {
    id: 'enrolment.notActive',
    defaultMessage: 'This person is not enrolled in the group.',
    description: 'Only an active enrolment ends',
  },
});

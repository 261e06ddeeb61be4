import { defineMessages } from '../kernel/messages.ts';

/** Why an explanation is not taken. */
export const absenceExplanationMessages = defineMessages({
  disabled: {
    id: 'absenceExplanation.disabled',
    defaultMessage: 'Absence explanations currently disabled',
    description: 'Fixed phrase of the contract: the region has no attendance admins',
  },
  notAbsent: {
    id: 'absenceExplanation.notAbsent',
    defaultMessage: 'Only an absence can be explained.',
    description: 'The mark is another one',
  },
  exists: {
    id: 'absenceExplanation.exists',
    defaultMessage: 'You have already explained this absence.',
    description: 'There is one explanation a mark',
  },
});

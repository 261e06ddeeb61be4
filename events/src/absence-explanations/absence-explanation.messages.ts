import { defineMessages } from '../kernel/messages.ts';

/** Why an explanation is not taken. */
export const absenceExplanationMessages = defineMessages('absenceExplanation', {
  disabled: [
    'Absence explanations currently disabled',
    'Fixed phrase of the contract: the region has no attendance admins',
  ],
  notAbsent: ['Only an absence can be explained.', 'The mark is another one'],
  exists: ['You have already explained this absence.', 'There is one explanation a mark'],
});

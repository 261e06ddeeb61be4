import { defineMessages } from '../lib/i18n/index.ts';

export const resultsCardMessages = defineMessages({
  noResults: {
    id: 'resultsCard.noResults',
    defaultMessage: 'No exam has been graded yet.',
    description: 'In the card of results.',
  },
  average: {
    id: 'resultsCard.average',
    defaultMessage: 'Grade average',
    description: 'Above the average of all course grades.',
  },
  notAvailable: { id: 'resultsCard.notAvailable', defaultMessage: 'N/A', description: 'In place of an average.' },
  scaledFrom: {
    id: 'resultsCard.scaledFrom',
    defaultMessage: '{score}, scaled from {scaledFrom}',
    description: 'A score that was scaled down.',
  },
});

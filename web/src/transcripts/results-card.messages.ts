import { defineMessages } from '../lib/i18n/index.ts';

export const resultsCardMessages = defineMessages('resultsCard', {
  noResults: ['No exam has been graded yet.', 'In the card of results.'],
  average: ['Grade average', 'Above the average of all course grades.'],
  notAvailable: ['N/A', 'In place of an average.'],
  scaledFrom: ['{score}, scaled from {scaledFrom}', 'A score that was scaled down.'],
});

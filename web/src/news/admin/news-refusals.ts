/** At which field a refusal is said. */
export const newsRefusals = {
  'newsItem.endsBeforeItStarts': { field: 'toDate' },
  'newsItem.noRegion': { field: 'regionIds' },
  'newsItem.noGroup': { field: 'groupIds' },
} as const;

/** At which field a refusal is said. */
export const newsRefusals = {
  'file.pictureUnknown': { field: 'body' },
  'file.tooManyPictures': { field: 'body' },
  'newsItem.endsBeforeItStarts': { field: 'toDate' },
  'newsItem.noRegion': { field: 'regionIds' },
  'newsItem.noGroup': { field: 'groupIds' },
} as const;

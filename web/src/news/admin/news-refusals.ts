/** Each refusal is said at the field that it is about. */
export const newsRefusals = {
  'file.pictureUnknown': { field: 'body' },
  'file.tooManyPictures': { field: 'body' },
  'newsItem.endsBeforeItStarts': { field: 'toDate' },
  'newsItem.noRegion': { field: 'regionIds' },
  'newsItem.noGroup': { field: 'groupIds' },
} as const;

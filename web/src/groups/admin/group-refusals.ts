/** Refusals that are about one field. */
export const groupRefusals = {
  'group.endsBeforeItStarts': { field: 'endDate' },
  'group.freeNeedsSignUp': { field: 'freeOfCharge' },
  'group.schemaUnknown': { field: 'attendanceSchemaId' },
  'group.regionUnknown': { field: 'regionId' },
} as const;

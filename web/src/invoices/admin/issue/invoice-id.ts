/**
 * The id of one student's invoice in a batch: the batch's random number over the student's. The same batch gives the same student the same
 * invoice, however often it is sent and from wherever, and two students never the same one.
 * @param batchId,userId 24 hex digits
 */
export const invoiceIdOf = (batchId: string, userId: string): string =>
  Array.from(batchId, (digit, place) =>
    (Number.parseInt(digit, 16) ^ Number.parseInt(userId[place] ?? '0', 16)).toString(16),
  ).join('');

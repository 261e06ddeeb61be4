/** A part that the storage has, as it names it. */
export type SentPart = { readonly PartNumber: number; readonly ETag: string };

export const defaultPartSize = 52_428_800;
/** The server says how many parts there are; all but the last are of one size. */
export const partSizeOf = (size: number, partsCount: number): number =>
  Math.ceil(size / defaultPartSize) === partsCount ? defaultPartSize : Math.ceil(size / partsCount);
/** It tells how many bytes these parts have. */
export const bytesOf = (size: number, partsCount: number, sent: readonly SentPart[]): number => {
  const each = partSizeOf(size, partsCount);
  return sent.reduce((sum, { PartNumber }) => sum + Math.min(each, size - (PartNumber - 1) * each), 0);
};
export const missingParts = (partsCount: number, sent: readonly SentPart[]): readonly number[] =>
  Array.from({ length: partsCount }, (_, index) => index + 1).filter(
    (part) => !sent.some(({ PartNumber }) => PartNumber === part),
  );

export const parallelParts = { usual: 5, most: 15 };

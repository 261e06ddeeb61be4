/** It says what happened to the first event that is not as it was signed. */
export type Change = 'edited' | 'missing' | 'inserted' | 'moved';

const indexOf = (list: readonly Buffer[], wanted: Buffer | undefined, from: number) =>
  wanted ? list.findIndex((item, i) => i >= from && item.equals(wanted)) : -1;

/** Answers the first index at which both differ, -1 if there is none; a list that ends earlier differs at its end. */
export function firstDifference(expected: readonly Buffer[], found: readonly Buffer[]): number {
  const longer = expected.length > found.length ? expected : found;
  return longer.findIndex((_, i) => !(expected[i] && found[i]?.equals(expected[i])));
}

/** It tells from the digests around the first difference; both lists may go on beyond what is compared. */
export function changeAt(index: number, expected: readonly Buffer[], found: readonly Buffer[]): Change {
  const isExpectedLater = indexOf(expected, found[index], index + 1) >= 0;
  const isFoundLater = indexOf(found, expected[index], index + 1) >= 0;
  if (isExpectedLater) return isFoundLater ? 'moved' : 'missing';
  return isFoundLater ? 'inserted' : 'edited';
}

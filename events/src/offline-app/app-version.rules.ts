/** It is counted in characters. */
export const longestVersion = 20;
export const longestReleaseNotes = 4000;

/** Numbers with dots between them, such as 2.4 or 2.4.1. */
export const isVersion = (text: string): boolean => /^\d{1,5}(\.\d{1,5}){1,3}$/.test(text);

/** Below zero where the first is older, above zero where it is newer; a number that is not said is 0. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const places = Math.max(left.length, right.length);
  const differences = Array.from({ length: places }, (_, at) => (left[at] ?? 0) - (right[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const letters = 'ABCDE';

/** It is the letter or digit on an option; letters go to the first five only, because F flags. */
export const keyOfChoice = (index: number): string => letters[index] ?? String(index + 1);

/** The option that a key chooses, by letter or digit; undefined for other keys and for options that are not there. */
export function choiceOfKey(key: string, options: number): number | undefined {
  const index = /^[1-9]$/.test(key) ? Number(key) - 1 : key.length === 1 ? letters.indexOf(key.toUpperCase()) : -1;
  return index >= 0 && index < options ? index : undefined;
}

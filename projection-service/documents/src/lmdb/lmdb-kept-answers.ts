// A dashboard asks eleven questions of read models, of which most find the same as a minute ago: to walk an index costs ten times what it costs to look here.
import { doorkeeper } from './lmdb-doorkeeper.ts';

/** `at` is the commit since which nothing was written when it was found. */
type Kept = { readonly at: number; readonly answer: unknown };
type KeptAnswers = <A>(
  of: string,
  question: readonly unknown[],
  at: number | undefined,
  weight: (answer: A) => number,
  find: () => A,
) => A;

/** They are worth so many ids; with its question an answer takes some 300 bytes, and 60 for each id. */
const mostWeight = 2 ** 16;
/** Nobody asks twice in so many words. */
const longest = 500;

/**
 * It keeps what was found from the second time that it is asked for, as the documents themselves: where nothing was written since (`at` is the same number) the
 * same would be found. What depends on anything but what is written, and the question, must not be kept here. Whoever gets an answer changes nothing in it.
 */
export function keptAnswers(most = mostWeight): KeptAnswers {
  // What was not used while the younger half filled up goes with the older one.
  let [young, old, taken] = [new Map<string, Kept>(), new Map<string, Kept>(), 0];
  const isAdmitted = doorkeeper();

  function keep(key: string, kept: Kept, weight: number): void {
    taken += weight;
    if (taken > most / 2) [old, young, taken] = [young, new Map<string, Kept>(), weight];
    young.set(key, kept);
  }
  return (of, question, at, weight, find) => {
    if (at === undefined) return find();
    const key = of + JSON.stringify(question);
    const recent = young.get(key);
    const before = recent ?? old.get(key);
    if (before?.at === at) {
      const answer = before.answer as ReturnType<typeof find>;
      if (!recent) keep(key, before, 4 + weight(answer));
      return answer;
    }
    const answer = find();
    if (key.length <= longest && (before || isAdmitted(key))) keep(key, { at, answer }, 4 + weight(answer));
    return answer;
  };
}

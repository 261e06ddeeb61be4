/** Milliseconds until it is tried again, the first times and ever after. */
const after = [2_000, 4_000, 8_000];

type Retries = {
  /** It is tried again after a while, each time a longer one. */
  readonly later: () => void;
  /** Nothing is to be tried again for now; the next while is as long as it would be. */
  readonly hold: () => void;
  /** It was reached: the next while is the shortest. */
  readonly reached: () => void;
};
/** Sends again by itself what could not be sent; `work` never rejects. */
export function retries(work: () => Promise<unknown>): Retries {
  let [timer, tries]: [ReturnType<typeof setTimeout> | undefined, number] = [undefined, 0];
  const hold = () => clearTimeout(timer);
  return {
    later: () => {
      hold();
      timer = setTimeout(() => void work(), after[Math.min(tries, after.length - 1)]);
      tries += 1;
    },
    hold,
    reached: () => void (tries = 0),
  };
}

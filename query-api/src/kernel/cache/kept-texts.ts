// What is made of something that never changes is made once, and lies with it as long as both are there.

/** Marked by whoever makes them of documents alone: they are given back again and again, and nobody ever changes them. */
const lasting = new WeakSet<object>();
/** Says that this object and all in it stay as they are, and that it will be answered again: its JSON may be kept with it. */
export function lastingly<T extends object>(one: T): T {
  lasting.add(one);
  return one;
}

/** So many characters are kept. */
const most = 16 * 2 ** 20;
/** Of an answer that is so large each time somebody asks, little is gained and much is held. */
const largest = most / 256;

export type TextOf = (one: object) => string | undefined;
/** Answers functions that keep what they make. All forget together once that is too much: what is still asked for is soon there again. */
export function keptTexts(limit = most): { readonly keeping: (make: TextOf) => TextOf; readonly size: () => number } {
  let [held, round] = [0, 0];
  function holds(length: number): boolean {
    if (length > largest) return false;
    if (held + length > limit) [held, round] = [0, round + 1];
    held += length;
    return true;
  }
  return {
    keeping(make) {
      let [kept, since] = [new WeakMap<object, string>(), round];
      return (one) => {
        if (since !== round) [kept, since] = [new WeakMap<object, string>(), round];
        const before = kept.get(one);
        if (before !== undefined) return before;
        const text = make(one);
        if (text !== undefined && lasting.has(one) && holds(text.length)) {
          if (since !== round) [kept, since] = [new WeakMap<object, string>(), round];
          // It was put together of many pieces, which would be kept with it; a text that is made anew is in one.
          kept.set(one, Buffer.from(text).toString());
        }
        return text;
      };
    },
    size: () => held,
  };
}

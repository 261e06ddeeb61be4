/** It knows so many keys at the most; it is a power of two. */
const mostKnown = 2 ** 15;

/**
 * It admits what is asked for a second time: most requests are read once, by whoever made them, and would push out what everybody reads. It is the doorkeeper of
 * TinyLFU. Of two keys that fall together the later one stays, so one of them may have to come once more; two of the same hash are let in a time too early.
 */
export function doorkeeper(): (key: string) => boolean {
  const known = new Int32Array(mostKnown);
  return (key) => {
    let hash = 0;
    for (let n = 0; n < key.length; n++) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193);
    const place = (hash ^ (hash >>> 15)) & (mostKnown - 1);
    if (known[place] === hash) return true;
    known[place] = hash;
    return false;
  };
}

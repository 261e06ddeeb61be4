// `node --import clock.mjs?<ms>` runs a process whose clock is that much ahead, or behind. Given the path of a file instead, it is ahead by as much as the file
// says, at any time.
import { readFileSync } from 'node:fs';

const given = new URL(import.meta.url).search.slice(1);
const Real = Date;
const [isFixed, lookEveryMs] = [/^-?\d+$/.test(given), 50];
let [shift, looked] = [isFixed ? Number(given) : 0, 0];
function now() {
  const real = Real.now();
  if (!isFixed && real - looked >= lookEveryMs) [shift, looked] = [Number(readFileSync(given, 'utf8')), real];
  return real + shift;
}
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now()]));
  }
  static now() {
    return now();
  }
};

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { untilNextLook } from './next-look.ts';

const lookEveryMs = 30_000;
/** At rest the three services together take half a hundredth. */
const mostOfACore = 0.02;
const mostKeptBytes = 8 * 2 ** 20;
const youngBytes = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size;

/**
 * V8 gives memory for what is young back only when it collects while little is asked; but at rest it does not collect. What many requests took, up to 64 MB,
 * would be kept until the next ones. So a service that has come to rest collects what is young, which takes some milliseconds; and once after each time that it
 * had work, it collects all, which takes some tens: of what has grown old meanwhile V8 leaves as much as half of what lives.
 */
export function collectAtRest(everyMs = lookEveryMs): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;
  // V8 takes compiled code only under the flags it was made under, and the cache of a service is made while it runs.
  setFlagsFromString('--no-expose-gc');
  /** What lives is scattered over many pages then: moved together, it leaves most of them to the system. */
  function collectWhole() {
    setFlagsFromString('--compact-on-every-full-gc');
    collect();
    setFlagsFromString('--no-compact-on-every-full-gc');
  }
  let [before, hadWork] = [process.cpuUsage(), false];
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    const rests = (user + system) / 1000 < mostOfACore * everyMs;
    // Node 20 collects all only where nothing is said.
    if (rests && hadWork) collectWhole();
    if (rests && youngBytes() > mostKeptBytes) collect({ type: 'minor' });
    // What collecting took is no work.
    [before, hadWork] = [process.cpuUsage(), !rests];
    setTimeout(look, untilNextLook(everyMs)).unref();
  };
  setTimeout(look, untilNextLook(everyMs)).unref();
}

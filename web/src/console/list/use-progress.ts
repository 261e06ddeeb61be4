import { useEffect, useRef, useState } from 'react';

/** It says how far something is that takes a while: n of m, which is infinite where nobody knows how many there are. */
export type Progress = {
  readonly done: number;
  readonly total: number;
  readonly state: 'running' | 'stopped' | 'finished';
};

/**
 * Does one step after another until `total` are done, or until somebody stops it between two steps; what is done stays done. A step is told how many
 * are done and answers how many more are; none ends it.
 */
export function useProgress() {
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);
  const stop = () => void (isStopped.current = true);
  useEffect(() => stop, []);
  const run = async (total: number, step: (done: number) => Promise<number>): Promise<Progress> => {
    isStopped.current = false;
    let done = 0;
    const say = (state: Progress['state']): Progress => {
      const now = { done, total, state };
      setProgress(now);
      return now;
    };
    say('running');
    try {
      while (done < total && !isStopped.current) {
        const more = await step(done);
        if (more === 0) break;
        done += more;
        say('running');
      }
    } catch (error) {
      say('stopped');
      throw error;
    }
    return say(isStopped.current && done < total ? 'stopped' : 'finished');
  };
  return { progress, run, stop, forget: () => setProgress(undefined) };
}

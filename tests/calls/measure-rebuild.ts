// It measures what it costs on the servers to make all read models of the log: the calls of projection-service from its start until it is ready.
import { makeCollege } from '../faults/harness/college.ts';
import { withCountedStack } from './counted-stack.ts';
import { startOf, type Counts } from './measure.ts';

type RebuildCalls = {
  readonly events: number;
  /** They are for each 1,000 events, by the server and what it is asked. */
  readonly calls: Counts;
  /** Sent and got, for each 1,000 events. */
  readonly bytes: number;
};

export async function measureRebuild(): Promise<RebuildCalls> {
  return withCountedStack(await makeCollege({ few: false }), ({ events, calls }) => {
    const asked = startOf(calls());
    const share = (n: number) => (n * 1_000) / events;
    return Promise.resolve({
      events,
      calls: Object.fromEntries(Object.entries(asked.calls).map(([name, n]) => [name, share(n)])),
      bytes: share(asked.kB * 1_000),
    });
  });
}

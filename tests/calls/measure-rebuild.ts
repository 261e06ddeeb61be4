// It measures what it costs on the servers to make all read models of the log: the calls of projection-service from its start until it is ready.
import { makeCollege } from '../faults/harness/college.ts';
import { withCountedStack } from './counted-stack.ts';
import { counted, type Counts } from './measure.ts';

export type RebuildCalls = {
  readonly events: number;
  /** They are for each 1,000 events, by the server and what it is asked. */
  readonly calls: Counts;
  /** Sent and got, for each 1,000 events. */
  readonly bytes: number;
};

export async function measureRebuild(): Promise<RebuildCalls> {
  return withCountedStack(await makeCollege({ few: false }), async ({ events, calls }) => {
    const own = calls().filter(({ service }) => service === 'projection-service');
    // The name of the collection says which read model it is, and would be a row for each of them.
    const asked = own.map(({ call }) => ({ service: call.split(' ')[0]!, call: call.split(' ')[1]! }));
    return {
      events,
      calls: counted(asked, events / 1_000),
      bytes: (Math.max(...own.map(({ bytes }) => bytes)) * 1_000) / events,
    };
  });
}

// Round trips to the two servers, counted: what a leave request and a payment cost with all that follows from them.
import { measureCalls, sum } from '../tests/calls/measure.ts';
import { onceMeasured, type Result } from './method/rounds.ts';
import { buildOnce } from './support/stack.ts';

export async function bench(): Promise<Result> {
  buildOnce();
  const { command, beforeTheAnswer, oneBehindAnother, atRest } = await measureCalls();
  const calls = [...new Set([...Object.keys(command), ...Object.keys(atRest)])].sort();
  const figure = (value = 0) => Math.max(0, Math.round(value * 10) / 10);
  return {
    id: 'B16',
    title: 'Round trips to the servers for a leave request or a payment, with all that follows',
    ratios: [
      onceMeasured('calls a command, of all services', sum(command), 'at most', 60),
      onceMeasured('before the person is answered', beforeTheAnswer, 'at most', 12),
      onceMeasured('one behind another', oneBehindAnother, 'at most', 6),
      onceMeasured('calls a second at rest', sum(atRest), 'at most', 5),
    ],
    scale: calls
      .map((call) => ({ call, 'a command': figure(command[call]), 'a second at rest': figure(atRest[call]) }))
      .filter((one) => one['a command'] > 0 || one['a second at rest'] > 0),
    notes: [
      'Counted where the drivers send, on stand-ins of both servers’ protocols: EventStoreDB’s in `events/store/test-servers` and mongo-java-server. What goes on at rest is taken off a command’s calls. The longest row of calls of which each begins after the one before it has ended is counted while the way to the servers takes 40 ms longer in each direction. For a leave request it is: the session with the person; the command’s reservation with the head of the log and the person’s key; the append; the person’s key in the service of the read models; the read model’s document; the answer. For a payment, in which nothing is encrypted, the intent of several documents stands where the key does. What could still go is the key of the read models, which is kept for a second only so that an erasure reaches every process, and the last look, if the read model’s word said what it had written. Before positions were kept in memory, leases renewed together, the log followed once and streams known by a look, the same count was 576 calls a command (404 of projection-service, 161 of command-service, 11 of query-api), 155 of them before the answer, and 60 a second at rest; before what may lag was gathered, reactions relied on what the process follows anyway, a stream was known by what was appended to it, and the feeder told which generation is live, it was 52, 19.5 and 5.3; before the key was looked for beside the reservation, and not at all where nothing is encrypted, 6.5 to 7 stood one behind another.',
    ],
  };
}

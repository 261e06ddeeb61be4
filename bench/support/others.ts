// These people are in already while a flood of sign-ins arrives. They are a process of their own, so that what they wait for is the service and not the process
// that makes the flood. It is told once who asks what, and then for how long, as often as it is wanted.
import { atRate } from '../method/loops.ts';
import { clients, postRight, type Client } from './http.ts';

/** Each of them is to get an answer of their own. */
type Asking = {
  readonly port: number;
  readonly perSecond: number;
  readonly body: string;
  readonly cookies: readonly string[];
  readonly wanted: readonly string[];
};
export type Told = Asking | { readonly ms: number };

let asking: Asking;
let others: readonly Client[] = [];
const askAs = (which: number) => postRight(others[which]!, '/graphql', asking.body, asking.wanted[which]!);
const ask = (ms: number) => atRate(asking.perSecond, ms, (n) => askAs(n % others.length));
async function begin(told: Asking): Promise<'ready'> {
  asking = told;
  others = await clients(told.cookies.length, told.port, (n) => told.cookies[n]);
  // A connection that never asked anything would be closed after some seconds.
  await Promise.all(others.map((_, which) => askAs(which)));
  return 'ready';
}
process.on(
  'message',
  (told: Told) => void ('ms' in told ? ask(told.ms) : begin(told)).then((said) => process.send!(said)),
);

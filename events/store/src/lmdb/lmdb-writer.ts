// This is the one process that appends, for the suites to kill: fork(this file, [directory]).
import type { EventStore } from '../port.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';

const store = lmdbEventStore(process.argv[2]!);

type Call = { readonly call: number; readonly args: Parameters<EventStore['append']> };
let isLast = false;
async function answer({ call, args }: Call) {
  const outcome = await store.append(...args).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: String(error) }),
  );
  if (isLast) process.kill(process.pid, 'SIGKILL');
  process.send!({ call, ...outcome });
}

/** Calls of one message are made in one turn. */
process.on('message', (message: 'die after a commit' | 'close' | readonly Call[]) => {
  if (message === 'die after a commit') isLast = true;
  else if (message === 'close') void store.close().then(() => process.exit());
  else for (const call of message) void answer(call);
});
process.send!({ call: 'ready' });

// This is the one process that appends, for the restart suite to kill: fork(this file, [directory]).
import type { EventStore } from '../port.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';

const store = lmdbEventStore(process.argv[2]!);

let isLast = false;

process.on(
  'message',
  async (message: 'die after a commit' | { call: number; args: Parameters<EventStore['append']> }) => {
    if (message === 'die after a commit') return void (isLast = true);
    const outcome = await store.append(...message.args).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error: String(error) }),
    );
    if (isLast) process.kill(process.pid, 'SIGKILL');
    process.send!({ call: message.call, ...outcome });
  },
);
process.send!({ call: 'ready' });

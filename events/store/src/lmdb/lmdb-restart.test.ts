import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../../../scripts/bundled.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';
import { StoreUnavailable, type Appended } from '../port.ts';
import { restartContract } from '../contract/restart.contract.ts';

const program = bundled(join(__dirname, 'lmdb-writer.ts'));
type Answer = { readonly call: number | 'ready'; readonly answer?: Appended; readonly error?: string };

restartContract('event store in LMDB', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  const waiting = new Map<number, (outcome: Answer | undefined) => void>();
  let calls = 0;
  let writer: ChildProcess | undefined;
  let reader: ReturnType<typeof lmdbEventStore> | undefined;

  // It is killed in turn at any moment and at the worst one, when it has written and not yet answered.
  let kills = 0;
  const kill = async (atOnce = kills++ % 2 === 0) => {
    const dying = writer!;
    if (atOnce) dying.kill('SIGKILL');
    else dying.send('die after a commit');
    await once(dying, 'exit');
    writer = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };

  return {
    async start() {
      const child = fork(program, [directory]);
      child.on('message', (message: Answer) => {
        if (message.call === 'ready') writer = child;
        else {
          waiting.get(message.call)?.(message);
          waiting.delete(message.call);
        }
      });
      await once(child, 'message');
    },
    kill: () => kill(),
    async append(...args) {
      if (!writer) throw new StoreUnavailable('no');
      const call = ++calls;
      const outcome = await new Promise<Answer | undefined>((resolve) => {
        waiting.set(call, resolve);
        writer!.send([{ call, args }], () => {}); // To a dead one it fails; the answer comes with its exit.
      });
      if (outcome?.answer) return outcome.answer;
      throw outcome ? new Error(outcome.error) : new StoreUnavailable('unknown');
    },
    reader: () => (reader ??= lmdbEventStore(directory, { readOnly: true })),
    async close() {
      if (writer) await kill(true);
      await reader?.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
});
